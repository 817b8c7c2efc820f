"""A passkey, with the browser's own virtual device: registered by a guest, who is known again elsewhere."""

from playwright.sync_api import expect


def with_a_device(page):
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    return session, session.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]


def test_a_guest_registers_a_passkey_and_is_known_again_with_it(visit, house):
    page, guest = visit("Ada")
    table = guest.open("landomy", "me", {"kind": "bot", "bot": "easy"})["id"]
    here = house.url.replace("127.0.0.1", "localhost")
    page.context.add_cookies([{"name": key, "value": value, "url": here} for key, value in guest.http.cookies.items()])
    session, device = with_a_device(page)
    page.goto(f"{here}/account")
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_role("button", name="Remove")).to_be_visible()
    kept = session.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    assert len(kept) == 1
    page.context.clear_cookies()
    page.goto(f"{here}/account")
    page.get_by_role("button", name="Log in with a passkey").click()
    page.wait_for_url(f"{here}/")
    expect(page.locator(f"a[href='/t/{table}']")).to_be_visible()
    page.goto(f"{here}/account")
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_role("button", name="Remove")).to_have_count(0)
    page.context.clear_cookies()
    page.goto(f"{here}/account")
    page.get_by_role("button", name="Log in with a passkey").click()
    expect(page.locator(".passkeys .problem").last).to_contain_text("not known here")
