import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { getPost, request } from '@/api';
import { postAtom, putPostsAtom } from '@/features/posts';
import { logError } from '@/shared/lib/log';

/**
 * Fetches the post that is answered, quoted or changed, if it isn't loaded: a draft may be opened on another day. `isKnown` once the
 * request has ended, `isMissing` if it didn't return the post.
 */
export function useTargetPost(id: string | undefined): { readonly isMissing: boolean; readonly isKnown: boolean } {
  const store = useStore();
  const [state, setState] = useState({ isMissing: false, isKnown: id === undefined || store.get(postAtom(id)) !== undefined });
  useEffect(() => {
    if (id === undefined || store.get(postAtom(id))) return undefined;
    const stop = new AbortController();
    request(getPost, { params: { id }, signal: stop.signal })
      .then((post) => {
        if (post) store.set(putPostsAtom, [post]);
        setState({ isMissing: !post, isKnown: true });
      })
      .catch((error: unknown) => {
        if (stop.signal.aborted) return;
        logError('post of a draft', error);
        setState({ isMissing: true, isKnown: true });
      });
    return () => stop.abort();
  }, [id, store]);
  return state;
}
