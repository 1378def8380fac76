/** How the page is scrolled as by a finger: px per frame and in all. In each frame the position of a visible post is compared. */
export interface Scroll {
  perFrame: number;
  distance: number;
}

/** A post that wasn't where the finger had moved it: its id, the error in px, and the page's scroll position. */
interface Jump {
  id: string;
  by: number;
  at: number;
}

/** Runs in the page of a feed: scrolls it down frame by frame. A jump is a post that is off by more than 1 px. */
export function scrollAndWatch({
  perFrame,
  distance,
}: Scroll): Promise<{ frames: number; scrolled: number; jumps: Jump[]; worst: number }> {
  const frame = () => new Promise(requestAnimationFrame);
  const probe = document.createElement('i');
  probe.style.cssText = 'position: fixed; inline-size: 1px; block-size: 1px; visibility: hidden';
  document.body.append(probe);
  // A ResizeObserver added here runs last before the paint, after the list has corrected its position for measured heights.
  const painted = () =>
    new Promise<void>((resolve) => {
      const observer = new ResizeObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(probe);
    });
  const posts = () => [...document.querySelectorAll<HTMLElement>('[role="feed"] article[data-post-id]')];
  // Elements are compared, as a post and its id may occur twice in a list; one that was removed has no position.
  const topOf = (post: HTMLElement | undefined) => (post?.isConnected ? post.getBoundingClientRect().top : undefined);
  const inView = () => posts().find((post) => post.getBoundingClientRect().top > innerHeight * 0.3);
  return (async () => {
    const jumps: Jump[] = [];
    let [frames, scrolled, worst, waited] = [0, 0, 0, 0];
    let post = inView();
    let before = topOf(post);
    while (scrolled < distance && waited < 600) {
      await frame();
      const step = Math.min(perFrame, Math.floor(document.documentElement.scrollHeight - innerHeight - scrollY));
      if (step > 0) scrollBy(0, step);
      waited = step > 0 ? 0 : waited + 1;
      await painted();
      const [watched, from, after] = [post, before, topOf(post)];
      post = inView();
      before = topOf(post);
      frames += 1;
      scrolled += Math.max(step, 0);
      if (typeof from !== 'number' || typeof after !== 'number') continue;
      const by = after - (from - Math.max(step, 0));
      worst = Math.max(worst, Math.abs(by));
      if (Math.abs(by) > 1) jumps.push({ id: watched?.dataset['postId'] ?? '', by: Math.round(by), at: Math.round(scrollY) });
    }
    return { frames, scrolled, jumps, worst };
  })();
}
