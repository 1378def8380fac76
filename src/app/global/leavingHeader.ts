import { media } from '@/design-system/styles/media.ts';

/** How far a person scrolls in one direction before the header follows, and the area in which it never leaves, in px. */
const decided = 24;
const top = 120;

/**
 * On phones and tablets the header leaves while a person scrolls down, and returns as soon as they scroll up, focus it, or are at the
 * top. Stylesheets move it (`data-header-away`), so that no layout changes. Returns the function that stops it.
 */
export function startLeavingHeader(): () => void {
  const { dataset } = document.documentElement;
  const motion = matchMedia(media.motion);
  const narrow = matchMedia(media.tabletAndDown);
  const listening = new AbortController();
  const { signal } = listening;
  let last = window.scrollY;
  // The position where the direction last changed.
  let turn = last;
  let isDown = true;

  const show = () => void delete dataset['headerAway'];
  const onScroll = () => {
    const now = window.scrollY;
    if (now !== last && now > last !== isDown) {
      isDown = now > last;
      turn = last;
    }
    last = now;
    if (now < top || !motion.matches || !narrow.matches) show();
    else if (Math.abs(now - turn) > decided) {
      if (isDown) dataset['headerAway'] = '';
      else show();
    }
  };
  window.addEventListener('scroll', onScroll, { signal, passive: true });
  document.addEventListener('focusin', ({ target }) => target instanceof Element && target.closest('header') && show(), { signal });
  signal.addEventListener('abort', show);
  return () => listening.abort();
}
