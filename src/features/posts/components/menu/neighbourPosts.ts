const posts = 'main article[data-post-id]';

/** Ids of the posts around this one on the screen, the nearest below first, then those above: where the focus may go when it leaves. */
export function neighboursOf(id: string): readonly string[] {
  const drawn = [...document.querySelectorAll<HTMLElement>(posts)].flatMap(({ dataset }) => dataset['postId'] ?? []);
  const place = drawn.indexOf(id);
  return [...drawn.slice(place + 1), ...drawn.slice(0, Math.max(0, place)).reverse()];
}

/** Gives the focus to the first of these posts that is still there (a thread leaves as a whole), unless it has gone elsewhere meanwhile. */
export function focusOneOf(ids: readonly string[]): void {
  requestAnimationFrame(() => {
    const isNowhere = document.activeElement === document.body || document.activeElement === null;
    if (!isNowhere) return;
    for (const id of ids) {
      const post = document.querySelector<HTMLElement>(`${posts}[data-post-id="${CSS.escape(id)}"]`);
      if (post) return post.focus();
    }
  });
}
