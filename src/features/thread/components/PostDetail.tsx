import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { AvatarSlot, Button, Card, Text } from '@/design-system';
import { Histogram } from '@/design-system/display/Histogram/Histogram.tsx';
import {
  ChannelChip,
  knownMentions,
  LinkPreview,
  MissingPost,
  markReadAtom,
  OpenableImages,
  PostActions,
  type PostRow,
  PostText,
  postAtom,
  postContentOf,
  postsStrings,
  QuotedPost,
  ReactionComments,
} from '@/features/posts';
import { averagesOf, categoryIds, distributionOf, reputationStrings, weighInLevels } from '@/features/reputation';
import { handleOf, UserAvatar, UserName, userAtom } from '@/features/users';
import { formatMoment } from '@/shared/i18n';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { elementIds, navigationKind, scrollTarget } from '@/shared/navigation';
import { useShownCount } from '../data/useShownCount.ts';
import { strings } from '../strings.ts';
import * as styles from './PostDetail.css.ts';

/** Comments of weigh-ins shown at a time on a post's page (specification, section 9). */
const commentsOnPage = 10;

export interface PostDetailProps {
  id: string;
  /** It is the reply that the address names, below the post that it answers. */
  isMarked?: boolean;
  /** A post above names the channel already. */
  isBelow?: boolean;
}

/**
 * A post on its own page: in full, with the distribution and the comments of its weigh-ins. `PostDetailTemplate` mirrors it: a new line
 * must be added to both, or `app/early/templates.test.tsx` fails.
 */
export function PostDetail({ id, isMarked = false, isBelow = false }: PostDetailProps) {
  const post = useStoreValue(postAtom(id));
  const commented = (post?.reactionSets ?? []).filter(({ description }) => description.trim());
  const [shown, setShown] = useShownCount(`comments of ${id}`, commentsOnPage, (target) =>
    commented.findIndex(({ userId }) => target === elementIds.comment(userId)),
  );
  useReading(id, isMarked);
  if (!post) return null;
  const hasWeighIns = post.reactionSets.some(({ values }) => values != null);
  return (
    <Card
      as="article"
      surface="nested"
      edge="bleed"
      id={elementIds.post(id)}
      data-post-id={id}
      data-anchor={id}
      tabIndex={-1}
      aria-labelledby="post-author post-time post-title"
    >
      <div className={isMarked ? `${styles.detail} ${styles.marked}` : styles.detail}>
        <PostAuthor post={post} hasChannel={!isBelow} />
        <PostContent post={post} />
        {hasWeighIns && <WeighInHistograms reactions={post.reactionSets} />}
        <PostActions post={post} />
        <ReactionComments reactions={post.reactionSets} limit={shown} hasBars />
        <MoreComments left={commented.length - shown} total={post.reactionSets.length} onMore={() => setShown(shown + commentsOnPage)} />
      </div>
    </Card>
  );
}

/** Marks an opened post as read, and scrolls a post that is below another into view. */
function useReading(id: string, isMarked: boolean): void {
  const markRead = useSetAtom(markReadAtom);
  useEffect(() => {
    markRead(id);
    if (!isMarked || navigationKind() !== 'forward' || scrollTarget() !== undefined) return undefined;
    // Runs after the navigation has scrolled the page to its top.
    const frame = requestAnimationFrame(() => document.getElementById(elementIds.post(id))?.scrollIntoView({ block: 'center' }));
    return () => cancelAnimationFrame(frame);
  }, [id, isMarked, markRead]);
}

/** Shows further comments of weigh-ins, ten at a time. */
function MoreComments({ left, total, onMore }: { left: number; total: number; onMore: () => void }) {
  if (left <= 0) return null;
  return (
    <div>
      <Button variant="text" size="small" onClick={onMore}>
        {strings.moreWeighIns(Math.min(commentsOnPage, left), total)}
      </Button>
    </div>
  );
}

function PostAuthor({ post, hasChannel }: { post: PostRow; hasChannel: boolean }) {
  const author = useStoreValue(userAtom(post.authorUserId));
  if (!author) return null;
  return (
    <header className={styles.author}>
      <AvatarSlot beside="both">
        <UserAvatar user={author} size={56} isLink isEager />
      </AvatarSlot>
      <div className={styles.name}>
        <UserName user={author} isLink id="post-author" hasMarkedAvatar />
      </div>
      <div className={styles.moment}>
        <Text size="small" tone="muted">
          <bdi>{handleOf(author)}</bdi>
          {handleOf(author) && ' · '}
          <bdi>
            <time id="post-time" dateTime={post.publishedAt}>
              {formatMoment(post.publishedAt)}
            </time>
          </bdi>
          {post.updatedAt && <span title={postsStrings.editedAt(formatMoment(post.updatedAt))}> · {postsStrings.edited}</span>}
        </Text>
      </div>
      {hasChannel && post.displayedChannel && (
        <div className={styles.channel}>
          <ChannelChip channel={post.displayedChannel} />
        </div>
      )}
    </header>
  );
}

function PostContent({ post }: { post: PostRow }) {
  const { text, preview, hasImages, isQuote } = postContentOf(post);
  return (
    <>
      {post.title && (
        <h2 className={styles.title} id="post-title" dir="auto">
          {post.title}
        </h2>
      )}
      {text && (
        <p className={styles.text} dir="auto">
          <PostText text={text} mentions={knownMentions(post)} />
        </p>
      )}
      {hasImages && <OpenableImages files={post.attachedFiles ?? []} labelOf={strings.openImage} />}
      {preview && <LinkPreview preview={preview} />}
      {isQuote && post.repostedPostId && <QuotedPost id={post.repostedPostId} isMissing={post.isTargetMissing === true} />}
      {post.type !== 'quote' && post.isTargetMissing === true && <MissingPost />}
    </>
  );
}

/** The distribution of the weigh-ins over −2…+2, by category; drawn with the post, so that the content below doesn't move later. */
function WeighInHistograms({ reactions }: { reactions: PostRow['reactionSets'] }) {
  const values = reactions.map((reaction) => reaction.values);
  const averages = averagesOf(values);
  return (
    <div className={styles.histograms}>
      <p className={styles.histogramsFrom}>{strings.averagesFrom(values.filter(Boolean).length)}</p>
      <div className={styles.histogramRow}>
        {categoryIds.map((id, index) => (
          <div key={id} className={styles.histogram}>
            <Histogram
              label={reputationStrings.categories[id]}
              levels={weighInLevels}
              counts={distributionOf(values, id)}
              average={averages?.[index] ?? 0}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
