import { Stack } from '@/design-system';
import { postAtom } from '@/features/posts';
import { PersonSummary, PersonSummarySkeleton } from '@/features/profile';
import { usePostState } from '@/features/thread';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { Suggestions } from './Suggestions.tsx';

/** The author of the post on the screen; a placeholder of the same size until they are loaded. */
export default function AboutAuthor({ postId }: { postId: string }) {
  const state = usePostState(postId);
  const authorId = useStoreValue(postAtom(postId))?.authorUserId;
  return (
    <Stack gap="4">
      {authorId === undefined && state === 'loading' && <PersonSummarySkeleton />}
      {authorId !== undefined && <PersonSummary userId={authorId} />}
      <Suggestions except={authorId} />
    </Stack>
  );
}
