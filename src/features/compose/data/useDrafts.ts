import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type DraftPost, getDraftPosts, request } from '@/api';
import { type LoadState, listStateOf } from '@/features/lists';
import { currentUserIdAtom } from '@/features/session';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { contextOfServerDraft } from '../model/serverDraft.ts';
import { type StoredDraft, writingStore } from './writingStore.ts';

export interface Drafts {
  /** Saved by the person, newest first, without the one that is open. */
  readonly server: readonly DraftPost[];
  /** Stored by this browser, without the one that is open. */
  readonly local: readonly StoredDraft[];
  readonly state: Exclude<LoadState, 'missing'>;
  retry(): void;
  /** Loads the drafts again, after one was saved or deleted. */
  refresh(): void;
}

const serverKey = ['drafts', 'server'] as const;
const localKey = ['drafts', 'local'] as const;

const isChangeOfPost = (context: string) => context.startsWith('edit:') && !context.includes('~');

/** The drafts of the person: the server's, only those for a channel if one is chosen, and all that this browser has stored. */
export function useDrafts(isEnabled: boolean, openContext: string, channelId: string | undefined): Drafts {
  const queries = useQueryClient();
  const userId = useStoreValue(currentUserIdAtom) ?? '';
  const server = useQuery({
    queryKey: [...serverKey, channelId],
    enabled: isEnabled,
    staleTime: 0,
    queryFn: async ({ signal }) => (await request(getDraftPosts, { query: { channelId }, signal })).results,
  });
  const local = useQuery({
    queryKey: [...localKey, userId],
    enabled: isEnabled,
    staleTime: 0,
    queryFn: () => writingStore.draftsOf(userId),
  });
  const listed = new Set((server.data ?? []).map(({ id }) => contextOfServerDraft(id)));
  return {
    // The open draft isn't listed, because deleting it there would discard what is being written.
    server: (server.data ?? []).filter(({ id }) => contextOfServerDraft(id) !== openContext),
    // Changes of posts and local versions of server drafts aren't listed either: they open with the post or the server's draft.
    local: (local.data ?? []).filter(({ context }) => !isChangeOfPost(context) && context !== openContext && !listed.has(context)),
    ...listStateOf(server),
    refresh: () => void queries.invalidateQueries({ queryKey: ['drafts'] }),
  };
}
