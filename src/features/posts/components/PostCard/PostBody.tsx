import { Anchor } from '@/design-system';
import { isTemporary, postPathOf } from '../../model/postRules.ts';
import type { PostRow } from '../../state/postStore.ts';
import { LinkPreview } from './LinkPreview.tsx';
import { PostImages } from './PostImages.tsx';
import { PostText } from './PostText.tsx';
import * as styles from './PostCard.css.ts';
import { MissingPost, QuotedPost } from './QuotedPost.tsx';
import { ReactionComments } from './ReactionComments.tsx';

const commentsInList = 3;

/** Title, text, images, link preview, the quoted post and what people said about it. */
export function PostBody({ post }: { post: PostRow }) {
  const text = post.rawText ?? post.text;
  const preview = post.urls.find((url) => !url.isDisabledPreview);
  return (
    <>
      {post.title && <PostTitle post={post} title={post.title} />}
      {text && <p className={`${styles.text} ${styles.clamped}`} dir="auto"><PostText text={text} /></p>}
      {post.attachedFiles && post.attachedFiles.length > 0 && <PostImages files={post.attachedFiles} />}
      {preview && <LinkPreview preview={preview} />}
      {post.type === 'quote' && post.repostedPostId && <QuotedPost id={post.repostedPostId} isMissing={post.isTargetMissing === true} />}
      {post.type === 'repost' && post.isTargetMissing === true && <MissingPost />}
      <ReactionComments reactions={post.reactionSets} limit={commentsInList} />
    </>
  );
}

function PostTitle({ post, title }: { post: PostRow; title: string }) {
  return (
    <h2 className={styles.title} dir="auto">
      {isTemporary(post.id) ? title : <Anchor className={styles.titleLink} href={postPathOf(post)}>{title}</Anchor>}
    </h2>
  );
}
