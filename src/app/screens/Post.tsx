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

/** Loads the first post of the screen. Resolves with the response, whether it succeeded or not. */
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

/** A person who deletes the shown post is led back. A post that was already deleted shows a message instead. */
function useLeaveWhenRemoved(id: string): void {
  const isRemoved = useStoreValue(removedPostsAtom).has(id);
  const [wasRemoved] = useState(isRemoved);
  useEffect(() => {
    if (isRemoved && !wasRemoved) goBack();
  }, [isRemoved, wasRemoved]);
}
