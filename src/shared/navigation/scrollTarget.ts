import { string } from 'valibot';
import { stored } from '@/shared/storage';

/** Ids of elements that a navigation leads to. */
export const elementIds = {
  /** What somebody said with their weigh-in, on the post's own page. */
  comment: (userId: string) => `comment-${userId}`,
  post: (id: string) => `post-${id}`,
} as const;

/** Id of the element that the next screen leads to (specification, section 3). */
const scrollToEntry = stored('scrollTo', string(), 'session');

/** The element that the screen is to show, as long as it has not been reached. A screen that shows only a part reads this and shows more. */
export const scrollTarget = (): string | undefined => scrollToEntry.read();

/** To be called before a navigation: its screen scrolls to the element, once it is there, and gives it the focus. */
export const setScrollTarget = (id: string): void => void scrollToEntry.write(id);

export const removeScrollTarget = (): void => scrollToEntry.remove();
