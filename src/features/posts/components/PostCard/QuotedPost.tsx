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

/** The post that a quote is about, small; or a note that it is gone. Its words are cut, so links in them would be reached by Tab and not be seen. */
export function QuotedPost({ id, isMissing }: { id: string; isMissing: boolean }) {
  const post = useStoreValue(postAtom(id));
  const isRemoved = useStoreValue(removedPostsAtom).has(id);
  if (isMissing || isRemoved) return <MissingPost />;
  // An answer brings targets one level deep: what a quote in a quote is about can only be led to.
  if (!post) {
    return (
      <p className={parts.missing}>
        <Anchor href={paths.post(id)}>{strings.quotedPost}</Anchor>
      </p>
    );
  }
  const words = post.rawText ?? post.text;
  return (
    <blockquote className={parts.quote} cite={postPathOf(post)}>
      <QuoteHeader authorId={post.authorUserId} publishedAt={post.publishedAt} href={postPathOf(post)} />
      {!words && !post.title && post.attachedFiles && (
        <div className={parts.quoteImages}>
          <PostImages files={post.attachedFiles} />
        </div>
      )}
      {post.title && (
        <p className={styles.title} dir="auto">
          {post.title}
        </p>
      )}
      {words && (
        <p className={parts.quoteText} dir="auto">
          {words}
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

/** In place of a post that was deleted. */
export function MissingPost() {
  return (
    <p className={parts.missing}>
      <Icon glyph={Info} size="compact" />
      {strings.unavailable}
    </p>
  );
}
