import { waitForElement } from './waitForElement.ts';

/** A post that its list makes ready (`hidden`, for a frame) cannot have the focus yet. */
const posts = 'main article[data-post-id]:not([hidden] *)';

/** How long the next posts may take to be drawn, or fetched, in milliseconds. */
const patience = 2000;

/** The lower end of the window, where on small screens the navigation floats and the page fades out, in CSS px. */
const underTheBar = 120;

/** The post that has the focus, itself or in something inside. */
export function focusedPost(): HTMLElement | undefined {
  return document.activeElement?.closest<HTMLElement>(posts) ?? undefined;
}

/**
 * Moves the focus to the post after (`1`) or before (`-1`) the focused one; to the first that is in sight when none is
 * focused, or when it was scrolled away.
 */
export function focusPost(step: 1 | -1): void {
  const current = focusedPost();
  if (!current || !isInSight(current)) return focus(firstInSight());
  const neighbour = neighbourOf(current, step);
  if (neighbour) return focus(neighbour);
  // The list draws what is near the window only: scrolling makes it go on.
  current.scrollIntoView({ block: step > 0 ? 'start' : 'end' });
  waitForElement(() => (focusedPost() === current ? neighbourOf(current, step) : undefined), focus, patience);
}

function focus(post: HTMLElement | undefined): void {
  if (!post) return;
  post.focus({ preventScroll: true });
  const { top, bottom } = post.getBoundingClientRect();
  // The page's scroll padding keeps it clear of the header.
  if (top < upperEnd() || bottom > innerHeight - underTheBar) post.scrollIntoView({ block: 'start' });
}

/** Undefined at the end of what is drawn. */
function neighbourOf(post: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const drawn = [...document.querySelectorAll<HTMLElement>(posts)];
  const neighbour = drawn[drawn.indexOf(post) + step];
  return neighbour && !isGapBetween(post, neighbour) ? neighbour : undefined;
}

/** A post that has the focus stays in the page when it is scrolled away; its neighbours do not. */
function isGapBetween(one: HTMLElement, other: HTMLElement): boolean {
  const placeOf = (post: HTMLElement) => Number(post.closest<HTMLElement>('[data-index]')?.dataset['index']);
  return Math.abs(placeOf(one) - placeOf(other)) > 1;
}

/** The first one whose beginning can be seen; when there is none, the one that fills the window. */
function firstInSight(): HTMLElement | undefined {
  const visible = [...document.querySelectorAll<HTMLElement>(posts)].filter(isInSight);
  return visible.find((post) => post.getBoundingClientRect().top >= upperEnd() - 1) ?? visible[0];
}

function isInSight(post: HTMLElement): boolean {
  const { top, bottom } = post.getBoundingClientRect();
  return bottom > upperEnd() && top < innerHeight;
}

/** Where the page begins below the sticky header, in CSS px. */
function upperEnd(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
}
