import { actionIcon } from './Card.parts.css.ts';

const drawing = (path: string) => (
  <svg viewBox="0 0 24 24" className={actionIcon} aria-hidden>
    <path d={path} />
  </svg>
);

/** The icons on every post: one path each, created once for all posts instead of as a component in each of them. */
export const replyIcon = drawing('M20.5 11.5a8.4 8.4 0 0 1-12 7.6L3.6 20.4l1.3-4.9a8.4 8.4 0 1 1 15.6-4Z');
export const repostIcon = drawing(
  'm16.5 2.5 3.8 3.6-3.8 3.6M20.3 6.1H8a4.3 4.3 0 0 0-4.3 4.3v1.4M7.5 21.5l-3.8-3.6 3.8-3.6M3.7 17.9H16a4.3 4.3 0 0 0 4.3-4.3v-1.4',
);
export const moreIcon = drawing(
  'M5 11.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6Zm7 0a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6Zm7 0a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6Z',
);
