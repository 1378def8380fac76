/** A post that its list is still preparing (`hidden`, for a frame) can't be focused yet. */
const posts = 'main article[data-post-id]:not([hidden] *)';

/** How long to wait for the next posts to be fetched and rendered, in milliseconds. */
const patience = 2000;

/** Height of the window's bottom edge where on small screens the navigation floats and the page fades out, in CSS px. */
const underTheBar = 120;

/** The post that contains the focus. */
export function focusedPost(): HTMLElement | undefined {
  return document.activeElement?.closest<HTMLElement>(posts) ?? undefined;
}

/**
 * Moves the focus to the post after (`1`) or before (`-1`) the focused one; to the first visible one when none is
 * focused, or when the focused one was scrolled away.
 */
export function focusPost(step: 1 | -1): void {
  const current = focusedPost();
  if (!current || !isInSight(current)) return focus(firstInSight());
  const neighbour = neighbourOf(current, step);
  if (neighbour) return focus(neighbour);
  // The list renders only posts near the window: scrolling makes it render more.
  current.scrollIntoView({ block: step > 0 ? 'start' : 'end' });
  waitForElement(() => (focusedPost() === current ? neighbourOf(current, step) : undefined), focus, patience);
}

function focus(post: HTMLElement | undefined): void {
  if (!post) return;
  post.focus({ preventScroll: true });
  const { top, bottom } = post.getBoundingClientRect();
  // The page's scroll padding keeps the post below the header.
  if (top < upperEnd() || bottom > innerHeight - underTheBar) post.scrollIntoView({ block: 'start' });
}

/** Undefined at the end of the rendered posts. */
function neighbourOf(post: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const drawn = [...document.querySelectorAll<HTMLElement>(posts)];
  const neighbour = drawn[drawn.indexOf(post) + step];
  return neighbour && !isGapBetween(post, neighbour) ? neighbour : undefined;
}

/** A focused post stays in the page when it is scrolled away; its neighbours don't. */
function isGapBetween(one: HTMLElement, other: HTMLElement): boolean {
  const indexOf = (post: HTMLElement) => Number(post.closest<HTMLElement>('[data-index]')?.dataset['index']);
  return Math.abs(indexOf(one) - indexOf(other)) > 1;
}

/** The first post whose top edge is visible; when there is none, the one that fills the window. */
function firstInSight(): HTMLElement | undefined {
  const visible = [...document.querySelectorAll<HTMLElement>(posts)].filter(isInSight);
  return visible.find((post) => post.getBoundingClientRect().top >= upperEnd() - 1) ?? visible[0];
}

function isInSight(post: HTMLElement): boolean {
  const { top, bottom } = post.getBoundingClientRect();
  return bottom > upperEnd() && top < innerHeight;
}

/** Bottom edge of the sticky header, in CSS px. */
function upperEnd(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
}

/** Looks for an element in every frame and calls back with it once it exists; gives up after `patience` milliseconds. */
export function waitForElement<T>(find: () => T | null | undefined, act: (found: T) => void, patience: number): void {
  const end = performance.now() + patience;
  const look = () => {
    const found = find();
    if (found) act(found);
    else if (performance.now() < end) requestAnimationFrame(look);
  };
  look();
}
