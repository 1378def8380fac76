import type { KeyboardEvent } from 'react';

/** How far a key scrolls, as a share of the visible height. */
const pages: Readonly<Record<string, number>> = {
  PageDown: 0.9,
  PageUp: -0.9,
  ' ': 0.9,
  ArrowDown: 0.1,
  ArrowUp: -0.1,
  End: Infinity,
  Home: -Infinity,
};

/** A dialog has the focus itself when it opens, but its body scrolls: the keys that scroll a page are passed on to it. */
export function scrollByKey(event: KeyboardEvent<HTMLElement>): void {
  const share = pages[event.key];
  if (share === undefined || event.target !== event.currentTarget) return;
  const surface = event.currentTarget;
  // In a low window all of the dialog scrolls.
  const body = surface.scrollHeight > surface.clientHeight ? surface : surface.querySelector<HTMLElement>('[data-dialog-body]');
  if (!body) return;
  event.preventDefault();
  const distance = Number.isFinite(share) ? share * body.clientHeight : share > 0 ? body.scrollHeight : -body.scrollHeight;
  body.scrollBy({ top: distance });
}
