import { Info } from 'lucide-react';
import { Anchor, Icon } from '@/design-system';
import { UserAvatar, UserName, userAtom } from '@/features/users';
import { formatAge } from '@/shared/i18n';
import { nowAtom } from '@/shared/lib/clock';
import { type Path, paths } from '@/shared/lib/paths';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { postPathOf } from '../../model/postRules.ts';
import { postAtom } from '../../state/postStore.ts';
import { removedPostsAtom } from '../../state/removedPosts.ts';
import { strings } from '../../strings.ts';
import * as parts from './Card.parts.css.ts';
import * as styles from './PostCard.css.ts';
import { PostImages } from './PostImages.tsx';

/** The quoted post, small; or a note that it was deleted. Its text has no links, because Tab could reach one in the hidden part. */
export function QuotedPost({ id, isMissing }: { id: string; isMissing: boolean }) {
  const post = useStoreValue(postAtom(id));
  const isRemoved = useStoreValue(removedPostsAtom).has(id);
  if (isMissing || isRemoved) return <MissingPost />;
  // An answer contains targets only one level deep, so a quote inside a quote shows a link to its target.
  if (!post) {
    return (
      <p className={parts.missing}>
        <Anchor href={paths.post(id)}>{strings.quotedPost}</Anchor>
      </p>
    );
  }
  const text = post.rawText ?? post.text;
  return (
    <blockquote className={parts.quote} cite={postPathOf(post)}>
      <QuoteHeader authorId={post.authorUserId} publishedAt={post.publishedAt} href={postPathOf(post)} />
      {!text && !post.title && post.attachedFiles && (
        <div className={parts.quoteImages}>
          <PostImages files={post.attachedFiles} />
        </div>
      )}
      {post.title && (
        <p className={styles.title} dir="auto">
          {post.title}
        </p>
      )}
      {text && (
        <p className={parts.quoteText} dir="auto">
          {text}
        </p>
      )}
    </blockquote>
  );
}

function QuoteHeader({ authorId, publishedAt, href }: { authorId: string; publishedAt: string; href: Path }) {
  const author = useStoreValue(userAtom(authorId));
  const now = useStoreValue(nowAtom);
  if (!author) return null;
  return (
    <div className={styles.header}>
      <UserAvatar user={author} size={20} />
      <UserName user={author} isLink />
      <Anchor className={styles.age} href={href}>
        {formatAge(publishedAt, now)}
      </Anchor>
    </div>
  );
}

/** The note in place of a deleted post. */
export function MissingPost() {
  return (
    <p className={parts.missing}>
      <Icon glyph={Info} size="compact" />
      {strings.unavailable}
    </p>
  );
}
