/** What was noticed while a page loaded. */
export interface Watched {
  /** Texts that moved by more than 1 px, or fell away, though nobody had scrolled; each with its positions before and after. */
  moved: string[];
  /** Frames in which texts of posts were drawn. */
  frames: number;
}

/**
 * Runs in a page, as early as its driver can: looks in every frame at the first texts in its window. A text is known by its words, because the
 * application's elements take the place of those that were drawn before its code had come. Firefox and WebKit don't report layout shifts.
 */
export function watchTexts(): void {
  const watched: Watched = { moved: [], frames: 0 };
  Object.assign(window, { watched });
  let before = new Map<string, number>();
  let scrolled = 0;
  const look = () => {
    const now = new Map<string, number>();
    for (const text of document.querySelectorAll('header h1, main article p[dir="auto"]')) {
      const { top, height } = text.getBoundingClientRect();
      const words = (text.textContent ?? '').slice(0, 60);
      if (height > 0 && top < innerHeight && words && !now.has(words)) now.set(words, top);
    }
    if (now.size > 0) watched.frames += 1;
    if (scrollY === scrolled)
      for (const [words, top] of before) {
        const after = now.get(words);
        if (after === undefined || Math.abs(after - top) > 1) watched.moved.push(`${words}: ${top} → ${after ?? 'gone'}`);
      }
    scrolled = scrollY;
    before = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
