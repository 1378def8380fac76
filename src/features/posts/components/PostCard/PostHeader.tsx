import { imageUrl, type User } from '@/api';
import { Anchor, Avatar, Chip } from '@/design-system';
import { handleOf, UserName } from '@/features/users';
import { formatAge, formatMoment } from '@/shared/i18n';
import { nowAtom } from '@/shared/lib/clock';
import { stripBidiControls } from '@/shared/lib/bidi';
import { useAtomValue } from 'jotai';
import { isTemporary, postPathOf } from '../../model/postRules.ts';
import type { PostRow } from '../../state/postStore.ts';
import { strings } from '../../strings.ts';
import * as styles from './PostCard.css.ts';

export interface PostHeaderProps {
  post: PostRow;
  author: User;
  id: string;
  /** Left out where the card is too narrow for more than a name. */
  hasChannel?: boolean;
}

/** Who wrote it, when and in which channel. */
export function PostHeader({ post, author, id, hasChannel = true }: PostHeaderProps) {
  const channel = post.displayedChannel;
  return (
    <header className={styles.header}>
      <span className={styles.who}><UserName user={author} isLink id={id} /></span>
      <span className={channel || !hasChannel ? `${styles.handle} ${styles.handleBesideChannel}` : styles.handle}>{handleOf(author)}</span>
      <PostAge post={post} />
      {channel && hasChannel && (
        <span className={styles.channel}>
          <ChannelChip channel={channel} />
        </span>
      )}
    </header>
  );
}

function PostAge({ post }: { post: PostRow }) {
  const now = useAtomValue(nowAtom);
  if (isTemporary(post.id)) return <span className={styles.age}>{post.sending === 'failed' ? strings.notSent : strings.sending}</span>;
  return (
    <Anchor className={styles.age} href={postPathOf(post)} title={formatMoment(post.publishedAt)}>
      <time dateTime={post.publishedAt}>{formatAge(post.publishedAt, now)}</time>
    </Anchor>
  );
}

function ChannelChip({ channel }: { channel: NonNullable<PostRow['displayedChannel']> }) {
  const src = channel.avatarFile ? imageUrl(channel.avatarFile.storageId) : undefined;
  return <Chip icon={src && <Avatar name="" src={src} size={20} shape="square" />}>{stripBidiControls(channel.name)}</Chip>;
}
