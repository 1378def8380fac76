import { imageUrl } from '@/api';
import { Avatar, Chip } from '@/design-system';
import { displayNameOf, handleOf, profilePathOf, UserBadges } from '@/features/users';
import { formatAge, formatMoment } from '@/shared/i18n';
import { nameOr } from '@/shared/lib/bidi';
import { hrefOf, paths } from '@/shared/lib/paths';
import { postPathOf } from '../../model/postRules.ts';
import type { PostRow } from '../../state/postStore.ts';
import type { PostView } from '../../state/postView.ts';
import { strings } from '../../strings.ts';
import { postLinkMark } from './cardLink.ts';
import * as styles from './PostCard.css.ts';

export interface PostHeaderProps {
  view: PostView;
  /** Element id of the name; with the suffix `t` that of the age. Both label the card. */
  id: string;
  /** Left out if the card is too narrow for more than a name, or if a post above names the channel. */
  hasChannel: boolean;
}

/** The author, the time and the channel. */
export function PostHeader({ view: { post, author, now }, id, hasChannel }: PostHeaderProps) {
  const channel = post.displayedChannel;
  const handle = handleOf(author);
  const isCrowded = channel || !hasChannel || post.sending;
  return (
    <header className={styles.header}>
      <a className={styles.name} id={id} href={hrefOf(profilePathOf(author))} dir="auto">
        {displayNameOf(author)}
      </a>
      <UserBadges user={author} hasMarkedAvatar />
      {handle && <span className={isCrowded ? `${styles.handle} ${styles.handleInCrowd}` : styles.handle}>{handle}</span>}
      {post.sending ? (
        <span className={styles.age} id={`${id}t`}>
          {strings.onItsWay[post.sending]}
        </span>
      ) : (
        <a
          className={styles.age}
          id={`${id}t`}
          href={hrefOf(postPathOf(post))}
          title={post.updatedAt ? strings.editedAt(formatMoment(post.updatedAt)) : formatMoment(post.publishedAt)}
          {...postLinkMark}
        >
          <time dateTime={post.publishedAt}>{formatAge(post.publishedAt, now)}</time>
          {post.updatedAt && ` · ${strings.edited}`}
        </a>
      )}
      {channel && hasChannel && (
        <span className={styles.channel}>
          <ChannelChip channel={channel} />
        </span>
      )}
    </header>
  );
}

/** Leads to the channel that a post is shown in. */
export function ChannelChip({ channel }: { channel: NonNullable<PostRow['displayedChannel']> }) {
  const src = channel.avatarFile ? imageUrl(channel.avatarFile.storageId) : undefined;
  return (
    <Chip
      icon={src && <Avatar name="" src={src} size={20} shape="square" />}
      href={channel.ownerType === 'organization' && channel.ownerId ? paths.channel(channel.ownerId, channel.id) : undefined}
    >
      {nameOr(channel.name, '#')}
    </Chip>
  );
}
