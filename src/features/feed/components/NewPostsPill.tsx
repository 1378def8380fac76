import { useSetAtom } from 'jotai';
import { ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { User } from '@/api';
import { Pill } from '@/design-system';
import { media } from '@/design-system/styles/media.ts';
import { announceAtom } from '@/features/feedback';
import type { ListItem, PostSource } from '@/features/posts';
import { UserAvatar } from '@/features/users';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { useNewPosts } from '../data/useNewPosts.ts';
import { lateStrings as strings } from '../lateStrings.ts';
import { authorsOf } from '../model/newPosts.ts';
import { showNewPostsAtom } from '../state/newPosts.ts';
import * as styles from './NewPostsPill.css.ts';

export interface NewPostsPillProps {
  source: PostSource;
  items: readonly ListItem[];
  /** Loads the list afresh: more has come than was asked for. */
  onReload: () => void;
}

const faces = 3;

/** "6 new posts": nothing is put above a reader until it is pressed. */
export default function NewPostsPill({ source, items, onReload }: NewPostsPillProps) {
  const { posts, isMore, show } = useNewPosts(source, items);
  const setShowNewPosts = useSetAtom(showNewPostsAtom);
  const announce = useSetAtom(announceAtom);
  const label = posts.length > 0 ? strings.newPosts(posts.length, isMore) : '';

  const press = () => {
    if (isMore) return onReload();
    window.scrollTo({ top: 0 });
    // The list hears of a scroll a frame later. Told of new posts before, it would keep what was read until now in its place.
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
  return <LeavingPill said={label === '' ? undefined : { label, authors }} onClick={press} />;
}

interface Said {
  readonly label: string;
  readonly authors: readonly User[];
}

/** The pill, which fades with its last words once there is nothing more to say; at once for people who ask for less motion. */
function LeavingPill({ said, onClick }: { said: Said | undefined; onClick: () => void }) {
  const [last, setLast] = useState(said);
  const hasMotion = useMediaQuery(media.motion);
  if (said && said.label !== last?.label) setLast(said);
  const shown = said ?? (hasMotion ? last : undefined);
  if (!shown) return null;
  const isLeaving = said === undefined;
  return (
    <div
      className={styles.place}
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

/** The button is gone once it was pressed, so the focus goes to what it brought, as soon as the list has drawn it. */
function focusWhenDrawn(id: string, frames = framesToWait): void {
  const element = document.getElementById(id);
  if (element) {
    window.scrollTo({ top: 0 });
    element.focus({ preventScroll: true });
  } else if (frames > 0) requestAnimationFrame(() => focusWhenDrawn(id, frames - 1));
}
