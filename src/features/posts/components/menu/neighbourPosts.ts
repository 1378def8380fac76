import { restoreFocus } from '@/shared/lib/restoreFocus';

const posts = 'main article[data-post-id]';

/** Ids of the posts around this one on the screen, the nearest below first, then those above: focus targets for when it is removed. */
export function neighboursOf(id: string): readonly string[] {
  const drawn = [...document.querySelectorAll<HTMLElement>(posts)].flatMap(({ dataset }) => dataset['postId'] ?? []);
  const index = drawn.indexOf(id);
  return [...drawn.slice(index + 1), ...drawn.slice(0, Math.max(0, index)).reverse()];
}

/** Moves the focus of a removed post to the first of these that still exists (a thread is removed as a whole). */
export function focusOneOf(ids: readonly string[], left: string): void {
  const drawn = (id: string) => document.querySelector<HTMLElement>(`${posts}[data-post-id="${CSS.escape(id)}"]`);
  const focusTarget = () => ids.map(drawn).find((post) => post !== null);
  restoreFocus(focusTarget, (focused) => drawn(left)?.contains(focused) === true);
}
