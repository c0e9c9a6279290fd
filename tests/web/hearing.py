"""A listener in the page: notes what a screen reader would be given to say, region by region."""

from __future__ import annotations

from playwright.sync_api import Page

# A region speaks when its text changes, when it appears with a text, or when it becomes one.
LISTEN = """() => {
    const LIVE = '[role=alert], [role=status], [role=log], [aria-live=polite]';
    window.heard = [];
    const within = (node) => {
        const found = [];
        let at = node instanceof Element ? node : node.parentElement;
        for (; at; at = at.parentElement) if (at.matches(LIVE)) found.push(at);
        return found;
    };
    new MutationObserver((changes) => {
        const spoke = new Set();
        for (const { target, addedNodes, type } of changes) {
            if (type === 'attributes') { if (target.matches(LIVE)) spoke.add(target); continue; }
            for (const region of within(target)) spoke.add(region);
            for (const node of addedNodes)
                if (node instanceof Element)
                    for (const one of [node, ...node.querySelectorAll('*')])
                        if (one.matches(LIVE)) spoke.add(one);
        }
        for (const region of spoke) {
            const text = region.textContent.replace(/\\s+/g, ' ').trim();
            if (text && region.isConnected) window.heard.push(text);
        }
    }).observe(document, {
        subtree: true, childList: true, characterData: true,
        attributes: true, attributeFilter: ['role', 'aria-live'],
    });
}"""


def listen(page: Page) -> None:
    page.evaluate(LISTEN)


def heard(page: Page, sentence: str) -> int:
    """How often was it said, once everything has settled?"""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    said: list[str] = page.evaluate("() => window.heard")
    return sum(sentence in text for text in said)
