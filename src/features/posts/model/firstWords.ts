import type { Post } from '@/api';
import { chosenNameOf } from '@/features/users/early.ts';
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

function wordsOf(post: Post, name: string, isRepost: boolean, isAnswered: boolean): CardWords {
  const text = post.rawText ?? post.text ?? '';
  const isLong = isLongText(text);
  const hasMore =
    isAnswered ||
    isLong ||
    post.type === 'quote' ||
    (post.attachedFiles ?? []).length > 0 ||
    post.urls.some((url) => !url.isDisabledPreview) ||
    post.reactionSets.some(({ description }) => description.trim());
  return { name, isRepost, title: post.title ?? '', text: tokenize(text), isLong, hasMore };
}
