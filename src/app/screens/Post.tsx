import { useEffect, useState } from 'react';
import { useRoute } from 'wouter';
import { removedPostsAtom } from '@/features/posts';
import { prefetchPostAtom, Thread } from '@/features/thread';
import { patterns } from '@/shared/lib/paths';
import type { Store } from '@/shared/lib/scope';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { goBack } from '@/shared/navigation';
import { queryClientAtom, queryCode } from '../queries.tsx';
import { useRouteParams } from '../routing/routeParams.ts';

/** Brings the post that the screen begins with. Resolves when the answer is here, whatever it is. */
export async function begin(store: Store, id: string): Promise<void> {
  await queryCode.load();
  await store.set(prefetchPostAtom, store.get(queryClientAtom), id);
}

/** A post or, at its other address, a reply. */
export default function PostScreen() {
  const { id = '' } = useRouteParams();
  const [isReply] = useRoute(patterns.reply);
  useLeaveWhenRemoved(id);
  return <Thread postId={id} isReply={isReply} />;
}

/** Whoever deletes the post that they are looking at is led back. Coming to one that is gone already says so instead. */
function useLeaveWhenRemoved(id: string): void {
  const isRemoved = useStoreValue(removedPostsAtom).has(id);
  const [wasRemoved] = useState(isRemoved);
  useEffect(() => {
    if (isRemoved && !wasRemoved) goBack();
  }, [isRemoved, wasRemoved]);
}
