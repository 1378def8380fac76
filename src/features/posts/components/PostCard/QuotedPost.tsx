import { Anchor, Icon } from '@/design-system';
import { UserAvatar, UserName, userAtom } from '@/features/users';
import { formatAge } from '@/shared/i18n';
import { nowAtom } from '@/shared/lib/clock';
import { useAtomValue } from 'jotai';
import { Info } from 'lucide-react';
import { postPathOf } from '../../model/postRules.ts';
import { postAtom } from '../../state/postStore.ts';
import { strings } from '../../strings.ts';
import * as parts from './Card.parts.css.ts';
import * as styles from './PostCard.css.ts';
import { PostText } from './PostText.tsx';

/** The post that a quote is about, small; or a note that it is gone. */
export function QuotedPost({ id, isMissing }: { id: string; isMissing: boolean }) {
  const post = useAtomValue(postAtom(id));
  if (isMissing || !post) return <MissingPost />;
  return (
    <blockquote className={parts.quote} cite={postPathOf(post)}>
      <QuoteHeader authorId={post.authorUserId} publishedAt={post.publishedAt} href={postPathOf(post)} />
      {post.title && <p className={styles.title} dir="auto">{post.title}</p>}
      {(post.rawText ?? post.text) && (
        <p className={parts.quoteText} dir="auto"><PostText text={post.rawText ?? post.text ?? ''} /></p>
      )}
    </blockquote>
  );
}

function QuoteHeader({ authorId, publishedAt, href }: { authorId: string; publishedAt: string; href: string }) {
  const author = useAtomValue(userAtom(authorId));
  const now = useAtomValue(nowAtom);
  if (!author) return null;
  return (
    <div className={styles.header}>
      <UserAvatar user={author} size={20} />
      <UserName user={author} isLink />
      <Anchor className={styles.age} href={href}>{formatAge(publishedAt, now)}</Anchor>
    </div>
  );
}

/** In place of a post that was deleted. */
export function MissingPost() {
  return (
    <p className={parts.missing}>
      <Icon glyph={Info} size="compact" />
      {strings.unavailable}
    </p>
  );
}
