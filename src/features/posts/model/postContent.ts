import type { Post } from '@/api';
import { isLongText } from './longText.ts';

type Given = Pick<Post, 'type' | 'rawText' | 'text' | 'attachedFiles' | 'urls' | 'repostedPostId'> & Partial<Pick<Post, 'attachedFileIds'>>;

/** What stands below the header of a post, besides its title. */
export interface PostContent {
  readonly text: string;
  /** In a list its text is cut, with a button that shows the rest. */
  readonly isLong: boolean;
  readonly hasImages: boolean;
  /** The first link that the author did not dismiss. */
  readonly preview: Post['urls'][number] | undefined;
  readonly isQuote: boolean;
  /** Pictures, a preview or a quote: their height is known only once the application draws them. */
  readonly hasExtras: boolean;
}

/** The one rule of what a post consists of: for its card, for its own page, and for what the page draws before the code is here (`app/early`). */
export function postContentOf(post: Given): PostContent {
  const text = post.rawText ?? post.text ?? '';
  const hasImages = (post.attachedFiles ?? post.attachedFileIds ?? []).length > 0;
  const preview = post.urls.find(({ isDisabledPreview }) => !isDisabledPreview);
  const isQuote = post.type === 'quote' && post.repostedPostId !== null;
  return { text, isLong: isLongText(text), hasImages, preview, isQuote, hasExtras: hasImages || isQuote || preview !== undefined };
}

/** Whether somebody said something with a weigh-in. */
export const hasComment = ({ description }: Pick<Post['reactionSets'][number], 'description'>): boolean => description.trim() !== '';
