"""Passkeys without a device: what is asked, and that nothing else opens the door."""


def test_questions_are_fresh_and_for_this_host(ada):
    one = ada.http.post("/api/passkeys/register/question").json()
    other = ada.http.post("/api/passkeys/register/question").json()
    assert one["options"]["challenge"] != other["options"]["challenge"]
    assert one["options"]["rp"]["id"] == "127.0.0.1"
    assert one["options"]["authenticatorSelection"]["residentKey"] == "required"
    assert ada.http.get("/api/passkeys").json() == []


def test_what_no_device_said_is_refused(ada, passer_by):
    assert passer_by.http.post("/api/passkeys/register/question").status_code == 401
    question = ada.http.post("/api/passkeys/register/question").json()
    forged = {"name": question["name"], "credential": {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": {}}}
    refused = ada.http.post("/api/passkeys/register", json=forged)
    assert (refused.status_code, refused.json()["code"]) == (400, "bad-request")
    again = ada.http.post("/api/passkeys/register", json=forged)
    assert (again.status_code, "too long" in again.json()["say"]) == (403, True)
    question = passer_by.http.post("/api/passkeys/sign-in/question").json()
    for credential in ({}, {"id": 7}, {"id": "AAAA"}, {"id": "x" * 5000}):
        refused = passer_by.http.post("/api/passkeys/sign-in", json={"name": question["name"], "credential": credential})
        assert refused.status_code == 403
    assert ada.http.post("/api/passkeys/register", json={"name": 1}).status_code == 422
    assert ada.http.delete("/api/passkeys/AAAA").status_code == 204
