import type { Post } from '@/api';
import { chosenNameOf } from '@/features/users/early.ts';
import { stripBidiControls } from '@/shared/lib/bidi';
import { groupThreads } from './groupThreads.ts';
import { isLongText } from './longText.ts';
import { type TextToken, tokenize } from './textTokens.ts';

/** The words of one card, as far as they stand above everything whose height is not known yet. */
export interface CardWords {
  readonly name: string;
  readonly isRepost: boolean;
  readonly title: string;
  readonly text: readonly TextToken[];
  /** Cut, with a way to the rest. */
  readonly isLong: boolean;
  /** The way to the rest, pictures, a quotation, comments or replies follow: how high the card becomes, the application knows. */
  readonly hasMore: boolean;
}

/**
 * The words of the first cards of a list, from the server's answer as it is: drawn while the code is on its way. It ends with the
 * first card that is more than words, because nobody knows yet where the next one will stand, and before anything it does not
 * understand. That the cards say the same is tested (`tests/build/earlyWords.test.ts`).
 */
export function firstWords(answer: unknown, most: number): readonly CardWords[] {
  const list = (answer as { results?: readonly Post[] }).results ?? [];
  const all = new Map(list.flatMap((post) => [...(post.repostedPost ? [post.repostedPost] : []), post]).map((post) => [post.id, post]));
  const page = list.map(({ id, type, repostedPostId, repostedPost }) => ({ id, type, repostedPostId, hasTarget: Boolean(repostedPost) }));
  const words: CardWords[] = [];
  for (const { id, replyIds } of groupThreads([page]).slice(0, most)) {
    const entry = all.get(id);
    const isRepost = entry?.type === 'repost';
    const post = isRepost ? entry?.repostedPost : entry;
    const name = post?.authorUser && chosenNameOf(post.authorUser);
    if (!post || !name) break;
    const card = wordsOf(post, name, isRepost, replyIds.length > 0);
    words.push(card);
    if (card.hasMore) break;
  }
  return words;
}

/** The words of a post on its own page, as far as they stand above everything whose height is not known yet. */
export interface PageWords extends Pick<CardWords, 'name' | 'title' | 'text'> {
  readonly id: string;
  /** `@username`; empty without. */
  readonly handle: string;
  /** Name of the channel that the post is shown in; empty without. */
  readonly channel: string;
  /** Pictures, a preview, a quotation or weigh-ins follow. */
  readonly hasMore: boolean;
}

/**
 * The words of a post that has its page to itself, from the server's answer as it is. Undefined for what stands below something else there
 * (a reply), says nothing itself (a repost), or is not understood. That the page says the same is tested (`tests/build/postWords.test.ts`).
 */
export function pageWords(answer: unknown): PageWords | undefined {
  const post = answer as Post;
  const { id, type, authorUser, title, rawText, text, displayedChannel } = post;
  const name = authorUser && chosenNameOf(authorUser);
  if (!name || (type !== 'post' && type !== 'quote')) return undefined;
  const channel = displayedChannel ? stripBidiControls(displayedChannel.name) : '';
  const handle = authorUser.username ? `@${authorUser.username}` : '';
  const hasMore = isMoreThanWords(post) || post.reactionSets.length > 0;
  return { id, name, handle, title: title ?? '', text: tokenize(rawText ?? text ?? ''), channel, hasMore };
}

const isMoreThanWords = ({ type, attachedFiles, urls }: Post): boolean =>
  type === 'quote' || (attachedFiles ?? []).length > 0 || urls.some((url) => !url.isDisabledPreview);

function wordsOf(post: Post, name: string, isRepost: boolean, isAnswered: boolean): CardWords {
  const text = post.rawText ?? post.text ?? '';
  const isLong = isLongText(text);
  const hasMore = isAnswered || isLong || isMoreThanWords(post) || post.reactionSets.some(({ description }) => description.trim() !== '');
  return { name, isRepost, title: post.title ?? '', text: tokenize(text), isLong, hasMore };
}
