import type { Notification, Post } from '@/api';
import { profilePathOf } from '@/features/users';
import { type Path, paths } from '@/shared/lib/paths';
import { elementIds } from '@/shared/navigation';

/** Where a notification leads: to the post or group it is about, else to whoever caused it; nowhere for a mere notice. */
export function targetOf({ post, organization, actorUser }: Notification): Path | undefined {
  if (post) return postPathOf(originalOf(post));
  if (organization) return paths.group(organization.id);
  return actorUser ? profilePathOf(actorUser) : undefined;
}

/** The element of that screen which it is about: the words of whoever weighed in, or the reply. */
export function elementOf({ type, post, actorUser }: Notification): string | undefined {
  if (!post) return undefined;
  if ((type === 'reaction' || type === 'weigh_in') && actorUser) return elementIds.comment(actorUser.id);
  return type === 'reply' && post.type === 'reply' ? elementIds.post(post.id) : undefined;
}

/** The words of the post it is about: its title, else its text. */
export function excerptOf({ post }: Notification): string {
  if (!post) return '';
  const { title, rawText } = originalOf(post);
  return (title?.trim() || rawText || '').replace(/\s+/g, ' ').trim();
}

/** A repost has no words and no page of its own: what it repeats is what there is to read. */
export function originalOf(post: Post): Post {
  return post.type === 'repost' ? (post.repostedPost ?? post) : post;
}

function postPathOf({ id, type }: Post): Path {
  return type === 'reply' ? paths.reply(id) : paths.post(id);
}
