"""What is looked at in every place: what axe finds, and whether a screen of this size will do."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT

DEVICES = {
    "phone": {"width": 360, "height": 740},
    "tablet": {"width": 820, "height": 1180},
    "desktop": {"width": 1440, "height": 900},
}
LAYOUT = (Path(__file__).parent / "layout.js").read_text()
BRING_AXE = "script => { if (!window.axe) (0, eval)(script); }"
RUN_AXE = """async () => (await axe.run({ resultTypes: ["violations"] })).violations
    .flatMap((found) => found.nodes.slice(0, 3).map((node) =>
        `${found.id} (${found.impact}): ${node.target.join(" ")} · ${node.failureSummary}`))"""
LIGHT = "theme => { document.documentElement.dataset.theme = theme; }"


def settle(page: Any) -> None:
    """Wait until what is shown has its final colours and place."""
    page.evaluate(
        """async () => { await document.fonts.ready;
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        await Promise.all(document.getAnimations().filter((each) =>
            each.effect.getComputedTiming().endTime < 3000).map((each) => each.finished
            .catch(() => {}))); }"""
    )


def until(page: Any, script: str, arg: Any = None, seconds: float = 10) -> None:
    """Wait until a script in the page says yes.

    The driver's own waiting evaluates again within the page, which the page's policy forbids.
    """
    end = time.monotonic() + seconds
    while not page.evaluate(script, arg):
        assert time.monotonic() < end, f"never came true: {script}"
        page.wait_for_timeout(20)


def hindrances(page: Any, theme: str) -> list[str]:
    """Whatever axe finds here in this light, of any weight."""
    page.evaluate(BRING_AXE, AXE_SCRIPT)
    page.evaluate(LIGHT, theme)
    settle(page)
    return [f"{theme}: {line}" for line in page.evaluate(RUN_AXE)]


def misfits(page: Any, device: str) -> list[str]:
    """What does not fit here: scrolling sideways, controls that overlap, are small or cut off."""
    page.set_viewport_size(DEVICES[device])
    settle(page)
    return [f"{device}: {line}" for line in page.evaluate(LAYOUT, device)]
