import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { getOrganization, request } from '@/api';
import { type NewPostIntent, openComposerAtom, PostSkeletons } from '@/features/posts';
import { logError } from '@/shared/lib/log';
import { type Path, paths } from '@/shared/lib/paths';

/** The composer at its own address: over the feed, or over the group of `?group`, to whose channel it posts. */
export default function CreatePostScreen() {
  const [, navigate] = useLocation();
  const open = useSetAtom(openComposerAtom);
  const [search] = useSearchParams();
  const groupId = search.get('group');
  useEffect(() => {
    const stop = new AbortController();
    void findTarget(groupId, stop.signal).then(({ path, intent }) => {
      if (stop.signal.aborted) return;
      navigate(path, { replace: true });
      open(intent);
    });
    return () => stop.abort();
  }, [groupId, navigate, open]);
  return <PostSkeletons />;
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
