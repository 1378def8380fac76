import { string } from 'valibot';
import { stored } from '@/shared/storage';

/** Ids of elements that a navigation can scroll to. */
export const elementIds = {
  /** The comment of a weigh-in, on the post's own page. */
  comment: (userId: string) => `comment-${userId}`,
  post: (id: string) => `post-${id}`,
} as const;

/** Id of the element that the next screen scrolls to (specification, section 3). */
const scrollToEntry = stored('scrollTo', string(), 'session');

/** Other values under the key were not written here. */
const isElementId = /^(comment|post)-[^"\\]+$/;

/** The element to scroll to, until it has been reached. A screen that shows only a part of its list reads this and shows more. */
export const scrollTarget = (): string | undefined => {
  const id = scrollToEntry.read();
  return id !== undefined && isElementId.test(id) ? id : undefined;
};

/** Call before a navigation: the next screen scrolls to the element once it exists, and focuses it. */
export const setScrollTarget = (id: string): void => void scrollToEntry.write(id);

export const removeScrollTarget = (): void => scrollToEntry.remove();
