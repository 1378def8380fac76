import { currentUserIdAtom } from '@/features/session';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import type { PostRow } from '../../state/postStore.ts';
import { WeighInPill, WeighInSummary } from './WeighInPill.tsx';

const load = () => import('./WeighInPopover.tsx');
const WeighInPopover = lazy(load);

/** The pill on every post. Its popover is fetched when a pointer or the focus comes near. */
export function WeighInControl({ post }: { post: PostRow }) {
  const userId = useAtomValue(currentUserIdAtom);
  // Once the popover is there it stays, so that the focus can return to the pill that opened it.
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  if (post.authorUserId === userId) return <WeighInSummary reactions={post.reactionSets} />;

  const hasWeighedIn = post.reactionSets.some((reaction) => reaction.userId === userId);
  const common = { reactions: post.reactionSets, hasWeighedIn };
  const plain = (
    <WeighInPill
      {...common}
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setState('open')}
    />
  );
  if (state === 'unused') return plain;
  return (
    <Suspense fallback={plain}>
      <WeighInPopover
        post={post}
        trigger={<WeighInPill {...common} />}
        isOpen={state === 'open'}
        onOpenChange={(isOpen) => setState(isOpen ? 'open' : 'closed')}
      />
    </Suspense>
  );
}
