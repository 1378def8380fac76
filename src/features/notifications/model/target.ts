import type { Notification, Post } from '@/api';
import { profilePathOf } from '@/features/users';
import { type Path, paths } from '@/shared/lib/paths';
import { elementIds } from '@/shared/navigation';

/** The path that a notification links to: its post or group, else its actor; undefined for a plain notice. */
export function targetOf({ post, organization, actorUser }: Notification): Path | undefined {
  if (post) return postPathOf(originalOf(post));
  if (organization) return paths.group(organization.id);
  return actorUser ? profilePathOf(actorUser) : undefined;
}

/** The element id on the target screen: the comment of the person who weighed in, or the reply. */
export function elementOf({ type, post, actorUser }: Notification): string | undefined {
  if (!post) return undefined;
  if ((type === 'reaction' || type === 'weigh_in') && actorUser) return elementIds.comment(actorUser.id);
  return type === 'reply' && post.type === 'reply' ? elementIds.post(post.id) : undefined;
}

/** The text of the post that the notification is about: its title, else its body. */
export function excerptOf({ post }: Notification): string {
  if (!post) return '';
  const { title, rawText } = originalOf(post);
  return (title?.trim() || rawText || '').replace(/\s+/g, ' ').trim();
}

/** A repost has no text and no page of its own, so the reposted post is used. */
export function originalOf(post: Post): Post {
  return post.type === 'repost' ? (post.repostedPost ?? post) : post;
}

function postPathOf({ id, type }: Post): Path {
  return type === 'reply' ? paths.reply(id) : paths.post(id);
}
