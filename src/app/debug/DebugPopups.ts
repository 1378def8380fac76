import { useEffect } from 'react';
import { logDebug } from '@/shared/lib/log';

/** The popups by what is in the page while one is open. */
const kinds = {
  confirm: '[role="alertdialog"]:not([aria-modal="true"])',
  menu: '[role="menu"]',
  select: '[role="listbox"]',
  popover: '[data-radix-popper-content-wrapper] > [role="dialog"]',
  toast: 'li[data-swipe-direction]',
} as const;
type Kind = keyof typeof kinds;

/** After this long an event isn't the reason of a change any more, in ms: popups take a moment to leave. */
const reasonLife = 600;

/**
 * Logs which popups open and close, and why, and keeps scroll and resize from them while one is open, so that they can be inspected
 * (`debugPopups` in local storage). Returns the function that stops it.
 */
export function debugPopups(): () => void {
  const open = new Map<Element, Kind>();
  let last = { reason: 'the program', at: Number.NEGATIVE_INFINITY };
  const reasonOf = (kind: Kind) => {
    if (performance.now() - last.at < reasonLife) return last.reason;
    return kind === 'toast' ? 'the end of its life' : 'the program';
  };
  const note = (reason: string) => (last = { reason, at: performance.now() });

  const stop = new AbortController();
  const listen = (name: string, act: (event: Event) => void) =>
    window.addEventListener(name, act, { capture: true, passive: true, signal: stop.signal });
  listen('keydown', (event) => note(`the key ${(event as KeyboardEvent).key}`));
  listen('pointerdown', ({ target }) => {
    const isInside = [...open.keys()].some((popup) => target instanceof Node && popup.contains(target));
    note(isInside ? 'a press inside' : 'a press outside');
  });
  listen('popstate', () => note('Back'));
  for (const name of ['scroll', 'resize']) {
    listen(name, (event) => {
      const isInside = [...open.keys()].some((popup) => event.target instanceof Node && popup.contains(event.target));
      if (open.size > 0 && !isInside) event.stopImmediatePropagation();
    });
  }

  const look = () => {
    for (const [popup, kind] of open) {
      if (popup.isConnected && popup.getAttribute('data-state') !== 'closed') continue;
      open.delete(popup);
      logDebug('popup closed', { kind, reason: reasonOf(kind) });
    }
    for (const kind of Object.keys(kinds) as Kind[]) {
      for (const popup of document.querySelectorAll(kinds[kind])) {
        if (open.has(popup) || popup.getAttribute('data-state') === 'closed') continue;
        open.set(popup, kind);
        logDebug('popup opened', { kind, reason: reasonOf(kind) });
      }
    }
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-state', 'role'] });
  look();
  return () => {
    observer.disconnect();
    stop.abort();
  };
}

/** Logs popups as long as it is mounted; draws nothing. */
export default function DebugPopups() {
  useEffect(debugPopups, []);
  return null;
}
