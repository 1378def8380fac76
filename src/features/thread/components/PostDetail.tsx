import { Card, Text } from '@/design-system';
import { LinkPreview, MissingPost, PostActions, postAtom, type PostRow, PostImages, PostText, QuotedPost, ReactionComments } from '@/features/posts';
import { handleOf, UserAvatar, UserName, userAtom } from '@/features/users';
import { formatMoment } from '@/shared/i18n';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { commentsOnPage } from '../constants.ts';
import * as styles from './PostDetail.css.ts';

const WeighInHistograms = lazy(() => import('./WeighInHistograms.tsx'));

/** A post on its own page: in full, with the distribution of its weigh-ins and what people said. */
export function PostDetail({ id }: { id: string }) {
  const post = useAtomValue(postAtom(id));
  if (!post) return null;
  const hasWeighIns = post.reactionSets.some(({ values }) => values != null);
  return (
    <Card as="article" tone="post" edge="bleed" id={`post-${id}`} data-post-id={id} tabIndex={-1} aria-labelledby="post-author">
      <div className={styles.detail}>
        <PostAuthor post={post} />
        <PostContent post={post} />
        {hasWeighIns && <Suspense fallback={null}><WeighInHistograms reactions={post.reactionSets} /></Suspense>}
        <PostActions post={post} />
        <ReactionComments reactions={post.reactionSets} limit={commentsOnPage} hasBars />
      </div>
    </Card>
  );
}

function PostAuthor({ post }: { post: PostRow }) {
  const author = useAtomValue(userAtom(post.authorUserId));
  if (!author) return null;
  return (
    <header className={styles.author}>
      <span className={styles.avatar}><UserAvatar user={author} size={56} isLink isEager /></span>
      <div className={styles.names}>
        <UserName user={author} isLink id="post-author" />
        <Text size="small" tone="muted">
          {handleOf(author)}
          {handleOf(author) && ' · '}
          <time dateTime={post.publishedAt}>{formatMoment(post.publishedAt)}</time>
        </Text>
      </div>
    </header>
  );
}

function PostContent({ post }: { post: PostRow }) {
  const text = post.rawText ?? post.text;
  const preview = post.urls.find((url) => !url.isDisabledPreview);
  const isQuote = post.type === 'quote' && post.repostedPostId !== null;
  return (
    <>
      {post.title && <h2 className={styles.title} dir="auto">{post.title}</h2>}
      {text && <p className={styles.text} dir="auto"><PostText text={text} /></p>}
      {post.attachedFiles && post.attachedFiles.length > 0 && <PostImages files={post.attachedFiles} />}
      {preview && <LinkPreview preview={preview} />}
      {isQuote && post.repostedPostId && <QuotedPost id={post.repostedPostId} isMissing={post.isTargetMissing === true} />}
      {post.type === 'reply' && post.isTargetMissing === true && <MissingPost />}
    </>
  );
}
