import { useSetAtom, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { getOrganization, request } from '@/api';
import { outboxCode } from '@/features/compose';
import { showErrorAtom } from '@/features/feedback';
import { type NewPostIntent, openComposerAtom, PostSkeletons } from '@/features/posts';
import { logError } from '@/shared/lib/log';
import { type Path, paths } from '@/shared/lib/paths';
import { RegionFailed } from '../errors/RegionBoundary.tsx';
import { isShare } from '../installed/sharedByGuest.ts';
import { lateStrings } from '../lateStrings.ts';
import { dropShares, imagesField, readShare, shareParameter } from '../worker/shares.ts';

/**
 * The composer at its own address: over the feed, or over the group of `?group`, to whose channel it posts. What another application shares
 * (the manifest's share target) comes here, too: it is in the composer, and isn't sent by itself.
 */
export default function CreatePostScreen() {
  const store = useStore();
  const [, navigate] = useLocation();
  const open = useSetAtom(openComposerAtom);
  const showError = useSetAtom(showErrorAtom);
  const [search] = useSearchParams();
  /** Name of the draft of what was shared. */
  const [unique] = useState(() => crypto.randomUUID());
  const [turn, setTurn] = useState(0);
  const [failedTurn, setFailedTurn] = useState<number>();
  useEffect(() => {
    const stop = new AbortController();
    const begin = async () => {
      const { path, intent } = await findTarget(search.get('group'), stop.signal);
      const shared = isShare(search) ? await sharedWith(search) : undefined;
      const opened = shared ? await (await outboxCode.load()).keepShared(store, intent, shared, unique) : intent;
      if (stop.signal.aborted) return;
      if (isShare(search) && !shared) showError(undefined, lateStrings.shareGone);
      navigate(path, { replace: true });
      open(opened);
      if (shared && search.has(shareParameter)) void dropShares();
    };
    begin().catch((error: unknown) => {
      logError('open the composer', error);
      if (!stop.signal.aborted) setFailedTurn(turn);
    });
    return () => stop.abort();
  }, [search, store, unique, turn, navigate, open, showError]);
  return failedTurn === turn ? <RegionFailed retry={() => setTurn(turn + 1)} /> : <PostSkeletons />;
}

/** What another application has shared: in the address, or kept by the service worker. Undefined if the worker keeps it no more. */
async function sharedWith(search: URLSearchParams) {
  const id = search.get(shareParameter);
  if (!id) return { texts: search, images: [] };
  const form = await readShare(id);
  if (!form) return undefined;
  const texts = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return { texts: new URLSearchParams(texts), images: form.getAll(imagesField).filter((value) => typeof value !== 'string') };
}

async function findTarget(groupId: string | null, signal: AbortSignal): Promise<{ path: Path; intent: NewPostIntent }> {
  const feed = { path: paths.home(), intent: { kind: 'post' } } as const;
  if (!groupId) return feed;
  try {
    const group = await request(getOrganization, { params: { id: groupId }, signal });
    if (!group?.channelId) return feed;
    return { path: paths.group(group.id), intent: { kind: 'post', target: { channelId: group.channelId } } };
  } catch (error) {
    // Without the group, the post can still be written and its target chosen.
    if (!signal.aborted) logError('group of a new post', error);
    return feed;
  }
}
