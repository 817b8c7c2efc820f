"""What people do with a table page."""

READY = "body[data-ready]"

SETTLED = """() => !document.body.classList.contains("busy") && (document.body.dataset.status === "finished"
    || document.querySelector("#confirm:not([hidden]), .el.legal, :is(#compose, #choice):not([hidden]) button, #moves button"))"""

# Everything that can be pressed now, in the order in which the page shows it.
PRESSABLE = """() => {
    const shown = (query) => [...document.querySelectorAll(query)].filter((e) => !e.disabled && e.getAttribute("aria-disabled") !== "true");
    window.found = {
        confirm: shown("#confirm:not([hidden])"),
        answers: shown("#choice:not([hidden]) button:not(.to-list)"),
        list: shown("#choice:not([hidden]) .to-list"),
        listed: shown("#panel-moves:not([hidden]) #moves button"),
        numbers: shown("#compose:not([hidden]) .numbers button"),
        opener: shown("#compose:not([hidden]) > button:not(.primary)"),
        more: shown("#compose:not([hidden]) .stepper button:last-of-type, #compose:not([hidden]) .check input:not(:checked)"),
        done: shown("#compose:not([hidden]) .primary"),
        elements: [...document.querySelectorAll(".el.legal")],
    };
    return Object.fromEntries(Object.entries(window.found).map(([kind, all]) => [kind, all.length]));
}"""

# Where the middle of one of them is, brought into sight.
MIDDLE = """([kind, at]) => {
    const element = window.found[kind][at];
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = (element.querySelector(":scope > .ring") ?? element).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
}"""


def go_to(page, table):
    page.goto(f"/t/{table}")
    page.wait_for_selector(READY)


def frame_settled(page):
    """Wait until the page is asked something, has something to confirm, or the game is over."""
    page.wait_for_function(SETTLED)


def over(page):
    return page.evaluate("document.body.dataset.status") == "finished"


def press_by_mouse(page, rng):
    """Press something legal with the mouse: a button beside the prompt, a part of a choice, or an element of the picture."""
    found = page.evaluate(PRESSABLE)

    def click(kind):
        page.mouse.click(*page.evaluate(MIDDLE, [kind, rng.randrange(found[kind])]))

    if found["confirm"]:
        click("confirm")
    elif found["numbers"]:
        click("numbers")
    elif found["done"] and (not found["more"] or rng.random() < 0.6):
        click("done")
    elif found["more"] and rng.random() < 0.8:
        click("more")
    elif found["list"]:
        click("listed" if found["listed"] else "list")
    elif found["answers"] and (not found["elements"] or rng.random() < 0.6):
        click("answers")
    elif found["opener"] and rng.random() < 0.5:
        click("opener")
    elif found["elements"]:
        click("elements")


def play_through(page, press, limit=3000):
    """Go on until the game is over, or for so many presses."""
    for _ in range(limit):
        frame_settled(page)
        if over(page):
            return
        press()
    raise AssertionError("the game does not end")
