import { useSetAtom } from 'jotai';
import { ArrowUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Pill } from '@/design-system';
import { announceAtom } from '@/features/feedback';
import type { ListItem, PostSource } from '@/features/posts';
import { UserAvatar } from '@/features/users';
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

  if (posts.length === 0) return null;
  return (
    <div className={styles.place}>
      <Pill isFloating icon={ArrowUp} onClick={press}>
        <span className={styles.faces}>
          {authorsOf(posts)
            .slice(0, faces)
            .map((author) => (
              <UserAvatar key={author.id} user={author} size={20} />
            ))}
        </span>
        {label}
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
