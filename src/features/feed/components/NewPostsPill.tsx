import { useSetAtom } from 'jotai';
import { ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { User } from '@/api';
import { Pill } from '@/design-system';
import { media } from '@/design-system/styles/media.ts';
import { announceAtom } from '@/features/feedback';
import type { PostPages, PostSource } from '@/features/posts';
import { UserAvatar } from '@/features/users';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { useNewPosts } from '../data/useNewPosts.ts';
import { lateStrings as strings } from '../lateStrings.ts';
import { authorsOf } from '../model/newPosts.ts';
import { showNewPostsAtom } from '../state/homeFeed.ts';
import * as styles from './NewPostsPill.css.ts';

export interface NewPostsPillProps {
  source: PostSource;
  pages: Pick<PostPages, 'items' | 'entries'>;
  /** Reloads the list, for when there are more new posts than were requested. */
  onReload: () => void;
}

const faces = 3;

/** "6 new posts": new posts are inserted above the reading position only when the pill is pressed. */
export default function NewPostsPill({ source, pages, onReload }: NewPostsPillProps) {
  const { posts, isMore, show } = useNewPosts(source, pages);
  const setShowNewPosts = useSetAtom(showNewPostsAtom);
  const announce = useSetAtom(announceAtom);
  const label = posts.length > 0 ? strings.newPosts(posts.length, isMore) : '';

  const press = () => {
    if (isMore) return onReload();
    window.scrollTo({ top: 0 });
    // The list handles the scroll a frame later. If new posts were inserted before that, it would keep the old reading position.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        show();
        if (posts[0]) focusWhenDrawn(`post-${posts[0].id}`);
      }),
    );
  };
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    if (label === '') return undefined;
    announce(label);
    setShowNewPosts({ show: () => latest.current() });
    return () => setShowNewPosts(undefined);
  }, [label, announce, setShowNewPosts]);

  const authors = authorsOf(posts).slice(0, faces);
  return <LeavingPill content={label === '' ? undefined : { label, authors }} onClick={press} />;
}

interface PillContent {
  readonly label: string;
  readonly authors: readonly User[];
}

/** The pill, which fades out with its last label when there are no new posts left; with reduced motion it disappears at once. */
function LeavingPill({ content, onClick }: { content: PillContent | undefined; onClick: () => void }) {
  const [last, setLast] = useState(content);
  const hasMotion = useMediaQuery(media.motion);
  if (content && content.label !== last?.label) setLast(content);
  const shown = content ?? (hasMotion ? last : undefined);
  if (!shown) return null;
  const isLeaving = content === undefined;
  return (
    <div
      className={styles.position}
      data-state={isLeaving ? 'closed' : 'open'}
      inert={isLeaving}
      onAnimationEnd={() => isLeaving && setLast(undefined)}
    >
      <Pill isFloating icon={ArrowUp} onClick={onClick}>
        <span className={styles.faces}>
          {shown.authors.map((author) => (
            <UserAvatar key={author.id} user={author} size={20} />
          ))}
        </span>
        <bdi>{shown.label}</bdi>
      </Pill>
    </div>
  );
}

const framesToWait = 60;

/** The pill disappears once it is pressed, so the focus moves to the first new post as soon as the list has drawn it. */
function focusWhenDrawn(id: string, frames = framesToWait): void {
  const element = document.getElementById(id);
  if (element) {
    window.scrollTo({ top: 0 });
    element.focus({ preventScroll: true });
  } else if (frames > 0) requestAnimationFrame(() => focusWhenDrawn(id, frames - 1));
}
