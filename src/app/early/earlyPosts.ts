import type { Post } from '@/api';
import { cutTextOf, groupThreads, hasComment, postContentOf } from '@/features/posts/early.ts';
import { chosenNameOf } from '@/features/users/early.ts';
import { stripBidiControls } from '@/shared/lib/bidi';
import { postPieces } from '@/shared/lib/text/pieces';
import type { TextToken } from '@/shared/lib/text/scanText';

/** The text of one card, as far as it stands above everything whose height is not known yet. */
export interface EarlyPost {
  readonly name: string;
  readonly isRepost: boolean;
  readonly title: string;
  readonly text: readonly TextToken[];
  /** Cut, with a button that shows the rest. */
  readonly isLong: boolean;
  /** That button, pictures, a quote, comments or replies follow: how high the card becomes, only the application knows. */
  readonly hasMore: boolean;
}

/**
 * The first cards of a list, from the server's answer as it is, to be drawn while the code is on its way. Ends with the first card that is
 * more than text, because nobody knows yet where the next one will stand, and before anything it does not understand. `templates.test.tsx`
 * compares it with the cards.
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

/** The text of a post on its own page, as far as it stands above everything whose height is not known yet. */
export interface EarlyPostPage extends Pick<EarlyPost, 'name' | 'title' | 'text'> {
  readonly id: string;
  /** `@username`; empty without. */
  readonly handle: string;
  /** Name of the channel that the post is shown in; empty without. */
  readonly channel: string;
  /** Pictures, a preview, a quote or weigh-ins follow. */
  readonly hasMore: boolean;
}

/**
 * A post that has its page to itself, from the server's answer as it is. Undefined for what stands below something else there (a reply), has
 * no text itself (a repost), or is not understood. `templates.test.tsx` compares it with the page.
 */
export function earlyPostPage(answer: unknown): EarlyPostPage | undefined {
  const post = answer as Post;
  const { id, type, authorUser, title, displayedChannel } = post;
  const name = authorUser && chosenNameOf(authorUser);
  if (!name || (type !== 'post' && type !== 'quote')) return undefined;
  const { text, hasExtras } = postContentOf(post);
  const channel = displayedChannel ? stripBidiControls(displayedChannel.name) : '';
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
