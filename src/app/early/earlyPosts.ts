import type { Post } from '@/api';
import { cutTextOf, groupThreads, hasComment, postContentOf } from '@/features/posts/early.ts';
import { chosenNameOf } from '@/features/users/early.ts';
import { plainName } from '@/shared/lib/bidi';
import { postPieces } from '@/shared/lib/text/pieces';
import type { TextToken } from '@/shared/lib/text/scanText';

/** The text of one card, above the first element of unknown height. */
export interface EarlyPost {
  readonly name: string;
  readonly isRepost: boolean;
  readonly title: string;
  readonly text: readonly TextToken[];
  /** Truncated, with a button that shows the rest. */
  readonly isLong: boolean;
  /** That button, pictures, a quote, comments or replies follow: only the application knows the card's height. */
  readonly hasMore: boolean;
}

/**
 * The first cards of a list, from the raw response, to be rendered while the code is loading. Ends with the first card that is more than
 * text, because the position of the next one isn't known yet, and before anything unexpected. `templates.test.tsx` compares the result with
 * the React cards.
 */
export function earlyPosts(answer: unknown, most: number): readonly EarlyPost[] {
  const list = (answer as { results?: readonly Post[] }).results ?? [];
  const all = new Map(list.flatMap((post) => [...(post.repostedPost ? [post.repostedPost] : []), post]).map((post) => [post.id, post]));
  const page = list.map(({ id, type, repostedPostId, repostedPost }) => ({ id, type, repostedPostId, hasTarget: Boolean(repostedPost) }));
  const posts: EarlyPost[] = [];
  for (const { id, replyIds } of groupThreads([page]).slice(0, most)) {
    const entry = all.get(id);
    const isRepost = entry?.type === 'repost';
    const post = isRepost ? entry?.repostedPost : entry;
    const name = post?.authorUser && chosenNameOf(post.authorUser);
    if (!post || !name) break;
    const { text, isLong, hasExtras } = postContentOf(post);
    const hasMore = replyIds.length > 0 || isLong || hasExtras || post.reactionSets.some(hasComment);
    posts.push({
      name,
      isRepost,
      title: post.title ?? '',
      text: postPieces(isLong ? cutTextOf(text) : text, post.mentions),
      isLong,
      hasMore,
    });
    if (hasMore) break;
  }
  return posts;
}

/** The text of a post on its own page, above the first element of unknown height. */
export interface EarlyPostPage extends Pick<EarlyPost, 'name' | 'title' | 'text'> {
  readonly id: string;
  /** `@username`; empty when there is none. */
  readonly handle: string;
  /** Name of the channel of the post; empty when there is none. */
  readonly channel: string;
  /** Pictures, a preview, a quote or weigh-ins follow. */
  readonly hasMore: boolean;
}

/**
 * A post that begins its own page, from the raw response. Undefined for a reply, which is shown below its thread, for a post without own text
 * (a repost), and for anything unexpected. `templates.test.tsx` compares the result with the React page.
 */
export function earlyPostPage(answer: unknown): EarlyPostPage | undefined {
  const post = answer as Post;
  const { id, type, authorUser, title, displayedChannel } = post;
  const name = authorUser && chosenNameOf(authorUser);
  if (!name || (type !== 'post' && type !== 'quote')) return undefined;
  const { text, hasExtras } = postContentOf(post);
  const channel = displayedChannel ? plainName(displayedChannel.name) : '';
  const handle = authorUser.username ? `@${authorUser.username}` : '';
  return {
    id,
    name,
    handle,
    title: title ?? '',
    text: postPieces(text, post.mentions),
    channel,
    hasMore: hasExtras || post.reactionSets.length > 0,
  };
}
