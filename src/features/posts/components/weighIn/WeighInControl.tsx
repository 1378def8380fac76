import { useState } from 'react';
import { lazyPart } from '@/design-system';
import { currentUserIdAtom } from '@/features/session';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import type { PostRow } from '../../state/postStore.ts';
import { WeighInPill, WeighInSummary } from './WeighInPill.tsx';

const WeighInPopover = lazyPart(() => import('./WeighInPopover.tsx'));

/** The pill on every post. Its popover is fetched when a pointer or the focus comes near. */
export function WeighInControl({ post }: { post: PostRow }) {
  const userId = useStoreValue(currentUserIdAtom);
  // Once loaded the popover stays mounted, so that the focus can return to the pill that opened it.
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  if (post.authorUserId === userId) return <WeighInSummary reactions={post.reactionSets} />;

  const hasWeighedIn = post.reactionSets.some((reaction) => reaction.userId === userId);
  const common = { reactions: post.reactionSets, hasWeighedIn };
  const plain = (
    <WeighInPill
      {...common}
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={WeighInPopover.preload}
      onFocus={WeighInPopover.preload}
      onClick={() => setState('open')}
    />
  );
  return (
    <WeighInPopover
      isWanted={state !== 'unused'}
      fallback={plain}
      onFailure={() => setState('unused')}
      post={post}
      trigger={<WeighInPill {...common} aria-haspopup="dialog" aria-expanded={state === 'open'} />}
      isOpen={state === 'open'}
      onOpenChange={(isOpen) => setState(isOpen ? 'open' : 'closed')}
    />
  );
}
