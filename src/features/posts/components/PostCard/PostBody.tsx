import { useState } from 'react';
import { hrefOf } from '@/shared/lib/paths';
import type { Mentions } from '@/shared/lib/text/pieces';
import { cutTextOf } from '../../model/longText.ts';
import { postContentOf } from '../../model/postContent.ts';
import { isTemporary, knownMentions, postPathOf } from '../../model/postRules.ts';
import type { PostRow } from '../../state/postStore.ts';
import type { Comment } from '../../state/postView.ts';
import { strings } from '../../strings.ts';
import { LinkPreview } from './LinkPreview.tsx';
import * as styles from './PostCard.css.ts';
import { PostImages } from './PostImages.tsx';
import { PostText } from './PostText.tsx';
import { MissingPost, QuotedPost } from './QuotedPost.tsx';
import { CommentList } from './ReactionComments.tsx';

/** Title, text, images, link preview, the quoted post and the comments of weigh-ins. */
export function PostBody({ post, titleId, comments }: { post: PostRow; titleId: string; comments: readonly Comment[] }) {
  const { title } = post;
  const { text, isLong, hasImages, preview, isQuote, hasExtras } = postContentOf(post);
  const mentions = knownMentions(post);
  const isTargetMissing = post.type === 'repost' && post.isTargetMissing === true;
  return (
    <>
      {title && <PostTitle post={post} id={titleId} title={title} />}
      {text && (isLong ? <LongText text={text} mentions={mentions} /> : <ShortText text={text} mentions={mentions} />)}
      {(hasExtras || isTargetMissing || comments.length > 0) && (
        <div className={styles.more}>
          {hasImages && <PostImages files={post.attachedFiles ?? []} />}
          {preview && <LinkPreview preview={preview} />}
          {isQuote && <QuotedPost id={post.repostedPostId ?? ''} isMissing={post.isTargetMissing === true} />}
          {isTargetMissing && <MissingPost />}
          {comments.length > 0 && <CommentList comments={comments} />}
        </div>
      )}
    </>
  );
}

interface TextProps {
  text: string;
  mentions: Mentions | undefined;
}

function ShortText({ text, mentions }: TextProps) {
  return (
    <p className={`${styles.text} ${styles.part}`} dir="auto">
      <PostText text={text} mentions={mentions} />
    </p>
  );
}

/** The beginning of a text, and a button that shows the whole. */
function LongText({ text, mentions }: TextProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p
        className={isOpen ? `${styles.text} ${styles.part}` : `${styles.text} ${styles.part} ${styles.clamped}`}
        dir="auto"
        onFocus={({ target, currentTarget }) => isBelow(target, currentTarget) && setIsOpen(true)}
      >
        <PostText text={isOpen ? text : cutTextOf(text)} mentions={mentions} />
      </p>
      {/* A plain button instead of a component, because lists draw hundreds of cards. */}
      <button type="button" className={styles.showMore} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? strings.showLess : strings.showMore}
      </button>
    </>
  );
}

/** Whether a focused link is below the visible part of the text. */
const isBelow = (link: Element, text: Element) => link.getBoundingClientRect().top >= text.getBoundingClientRect().bottom;

function PostTitle({ post, id, title }: { post: PostRow; id: string; title: string }) {
  return (
    <h2 id={id} className={`${styles.title} ${styles.part}`} dir="auto">
      {isTemporary(post.id) ? (
        title
      ) : (
        <a className={styles.titleLink} href={hrefOf(postPathOf(post))}>
          {title}
        </a>
      )}
    </h2>
  );
}
