import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type DraftPost, getDraftPosts, request } from '@/api';
import { type LoadState, listStateOf } from '@/features/lists';
import { currentUserIdAtom } from '@/features/session';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { contextOfServerDraft } from '../model/serverDraft.ts';
import { type KeptDraft, writingStore } from './writingStore.ts';

export interface Drafts {
  /** Saved by the person, newest first, without the one that is open. */
  readonly server: readonly DraftPost[];
  /** Kept by this browser for other places than the one that is open. */
  readonly local: readonly KeptDraft[];
  readonly state: Exclude<LoadState, 'missing'>;
  retry(): void;
  /** Asks anew, after one was saved or deleted. */
  refresh(): void;
}

const serverKey = ['drafts', 'server'] as const;
const localKey = ['drafts', 'local'] as const;

const isChangeOfPost = (context: string) => context.startsWith('edit:') && !context.includes('~');

/** The drafts of the person: of the server those for a channel, where one is chosen, else all; and all that this browser keeps. */
export function useDrafts(isWanted: boolean, openContext: string, channelId: string | undefined): Drafts {
  const queries = useQueryClient();
  const userId = useStoreValue(currentUserIdAtom) ?? '';
  const server = useQuery({
    queryKey: [...serverKey, channelId],
    enabled: isWanted,
    staleTime: 0,
    queryFn: async ({ signal }) => (await request(getDraftPosts, { query: { channelId }, signal })).results,
  });
  const local = useQuery({
    queryKey: [...localKey, userId],
    enabled: isWanted,
    staleTime: 0,
    queryFn: () => writingStore.draftsOf(userId),
  });
  const listed = new Set((server.data ?? []).map(({ id }) => contextOfServerDraft(id)));
  return {
    // What is open is not listed: deleting it there would take away what is being written.
    server: (server.data ?? []).filter(({ id }) => contextOfServerDraft(id) !== openContext),
    // Nor is it here, and neither is what opens with a post (a change of it) or with a draft of the server.
    local: (local.data ?? []).filter(({ context }) => !isChangeOfPost(context) && context !== openContext && !listed.has(context)),
    ...listStateOf(server),
    refresh: () => void queries.invalidateQueries({ queryKey: ['drafts'] }),
  };
}
