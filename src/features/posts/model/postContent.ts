import type { Post } from '@/api';
import { isLongText } from './longText.ts';

type ContentFields = Pick<Post, 'type' | 'rawText' | 'text' | 'attachedFiles' | 'urls' | 'repostedPostId'> &
  Partial<Pick<Post, 'attachedFileIds'>>;

/** The content below the header of a post, besides its title. */
export interface PostContent {
  readonly text: string;
  /** The text is cut in a list, with a button that shows the rest. */
  readonly isLong: boolean;
  readonly hasImages: boolean;
  /** The first link that the author did not dismiss. */
  readonly preview: Post['urls'][number] | undefined;
  readonly isQuote: boolean;
  /** It has pictures, a preview or a quote, whose height is known only once the application draws them. */
  readonly hasExtras: boolean;
}

/** The content of a post: for its card, for its own page, and for what is drawn before the application's code has loaded (`app/early`). */
export function postContentOf(post: ContentFields): PostContent {
  const text = post.rawText ?? post.text ?? '';
  const hasImages = (post.attachedFiles ?? post.attachedFileIds ?? []).length > 0;
  const preview = post.urls.find(({ isDisabledPreview }) => !isDisabledPreview);
  const isQuote = post.type === 'quote' && post.repostedPostId !== null;
  return { text, isLong: isLongText(text), hasImages, preview, isQuote, hasExtras: hasImages || isQuote || preview !== undefined };
}

/** Whether a weigh-in has a comment. */
export const hasComment = ({ description }: Pick<Post['reactionSets'][number], 'description'>): boolean => description.trim() !== '';
