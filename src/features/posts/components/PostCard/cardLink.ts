import type { KeyboardEvent, MouseEvent } from 'react';

const ownControls = 'a, button, input, textarea, select, summary, [role="menuitem"], [role="slider"]';

/** Marks the link to the post itself among the links of a card. */
export const wayToPost = { 'data-way': '' } as const;

/**
 * Handlers that make a whole card lead to its post, for pointer and Enter, without being a link around links: a press on
 * the card is a press on the link of its age. Controls inside keep their own meaning, text selected in the card is not lost, and
 * a middle or modified click opens a new tab, whatever is selected. The same functions for all cards: nothing is made anew for each.
 */
export const cardLink = {
  onClick: follow,
  onAuxClick: (event: MouseEvent<HTMLElement>) => event.button === 1 && follow(event),
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' && event.target === event.currentTarget) wayOf(event.currentTarget)?.click();
  },
} as const;

function follow(event: MouseEvent<HTMLElement>): void {
  if (isOwnControl(event)) return;
  const way = wayOf(event.currentTarget);
  if (event.metaKey || event.ctrlKey || event.button === 1) window.open(way?.href, '_blank', 'noopener');
  else if (event.detail < 2 && !isSelecting(event.currentTarget)) way?.click();
}

/** Whether the press ended a selection in this card. Text that is selected elsewhere stays selected while one presses a middle button. */
function isSelecting(card: HTMLElement): boolean {
  const selection = document.getSelection();
  return selection?.isCollapsed === false && selection.getRangeAt(0).intersectsNode(card);
}

const wayOf = (card: HTMLElement) => card.querySelector<HTMLAnchorElement>('a[data-way]');

/** A press on a control, or in a layer that was opened from inside the card but lives elsewhere in the document. */
function isOwnControl(event: MouseEvent<HTMLElement>): boolean {
  const target = event.target as Element;
  return target.closest(ownControls) !== null || !event.currentTarget.contains(target);
}
