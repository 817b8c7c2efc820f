"""What people do with a table page."""

READY = "body[data-ready]"


def go_to(page, table):
    page.goto(f"/t/{table}")
    page.wait_for_selector(READY)


def frame_settled(page):
    """Wait until the page is asked something, has something to confirm, or the game is over."""
    page.wait_for_function(
        """() => !document.body.classList.contains("busy") && (document.body.dataset.status === "finished"
        || document.querySelector("#confirm:not([hidden]), .el.legal, #choice:not([hidden]) button, #moves button"))"""
    )


def over(page):
    return page.evaluate("document.body.dataset.status") == "finished"


def press_by_mouse(page, rng):
    """Press something legal with the mouse: a button beside the prompt, or an element of the board in its middle."""
    if page.locator("#confirm").is_visible():
        page.locator("#confirm").click()
        return
    answers = page.locator("#choice:not([hidden]) button")
    count = answers.count()
    spots = page.evaluate(
        """() => [...document.querySelectorAll(".el.legal")].map((e) => {
            const box = e.querySelector(".ring").getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2];
        })"""
    )
    if count and (not spots or rng.random() < 0.5):
        answers.nth(rng.randrange(count)).click()
    elif spots:
        page.mouse.click(*spots[rng.randrange(len(spots))])


def play_through(page, press, limit=400):
    """Go on until the game is over."""
    for _ in range(limit):
        frame_settled(page)
        if over(page):
            return
        press()
    raise AssertionError("the game does not end")
