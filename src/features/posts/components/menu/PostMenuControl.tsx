import { Icon } from '@/design-system';
import { MoreHorizontal } from 'lucide-react';
import { type ComponentPropsWithRef, lazy, Suspense, useState } from 'react';
import type { PostRow } from '../../state/postStore.ts';
import { strings } from '../../strings.ts';
import * as styles from '../PostCard/PostActions.css.ts';

const load = () => import('./PostMenu.tsx');
const PostMenu = lazy(load);

/** "More" on a post. The menu is fetched when a pointer or the focus comes near, and opens with the first press. */
export function PostMenuControl({ post }: { post: PostRow }) {
  const [isWanted, setIsWanted] = useState(false);
  const plain = (
    <MoreButton
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setIsWanted(true)}
    />
  );
  if (!isWanted) return plain;
  return (
    <Suspense fallback={plain}>
      <PostMenu post={post} trigger={<MoreButton />} />
    </Suspense>
  );
}

function MoreButton(props: Omit<ComponentPropsWithRef<'button'>, 'className'>) {
  return (
    <button {...props} type="button" className={styles.action} aria-label={strings.more}>
      <Icon glyph={MoreHorizontal} size="compact" />
    </button>
  );
}
