import { useAtomValue } from 'jotai';
import { Stack } from '@/design-system';
import { postAtom } from '@/features/posts';
import { PersonSummary } from '@/features/profile';
import { Suggestions } from './Suggestions.tsx';

/** Who wrote the post that is read; nothing of them until it is known. */
export default function AboutAuthor({ postId }: { postId: string }) {
  const authorId = useAtomValue(postAtom(postId))?.authorUserId;
  return (
    <Stack gap="4">
      {authorId !== undefined && <PersonSummary userId={authorId} />}
      <Suggestions except={authorId} />
    </Stack>
  );
}
