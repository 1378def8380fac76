import type { KeyboardEvent, MouseEvent } from 'react';

const ownControls = 'a, button, input, textarea, select, summary, [role="menuitem"], [role="slider"]';

/** Marks the link to the post itself among the links of a card. */
export const postLinkMark = { 'data-way': '' } as const;

/**
 * Handlers that make a whole card lead to its post, for pointer and Enter, without a link around links: a click on the card
 * clicks the link of its age. Controls inside work as usual, text selected in the card stays selected, and a middle or modified
 * click opens a new tab, whatever is selected. All cards share the same functions.
 */
export const cardLink = {
  onClick: follow,
  onAuxClick: (event: MouseEvent<HTMLElement>) => event.button === 1 && follow(event),
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' && event.target === event.currentTarget) linkOf(event.currentTarget)?.click();
  },
} as const;

function follow(event: MouseEvent<HTMLElement>): void {
  if (isOwnControl(event)) return;
  const link = linkOf(event.currentTarget);
  if (event.metaKey || event.ctrlKey || event.button === 1) window.open(link?.href, '_blank', 'noopener');
  else if (event.detail < 2 && !isSelecting(event.currentTarget)) link?.click();
}

/** Whether the click ended a selection in this card. A middle click doesn't clear a selection elsewhere. */
function isSelecting(card: HTMLElement): boolean {
  const selection = document.getSelection();
  return selection?.isCollapsed === false && selection.getRangeAt(0).intersectsNode(card);
}

const linkOf = (card: HTMLElement) => card.querySelector<HTMLAnchorElement>('a[data-way]');

/** Whether a click was on a control, or in a layer that was opened from the card but is elsewhere in the document. */
function isOwnControl(event: MouseEvent<HTMLElement>): boolean {
  const target = event.target as Element;
  return target.closest(ownControls) !== null || !event.currentTarget.contains(target);
}
