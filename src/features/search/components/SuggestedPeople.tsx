import { Compass } from 'lucide-react';
import { Card, Heading, Stack, StatePanel } from '@/design-system';
import { PeopleSkeleton, UserRows, useSuggestedUsers } from '@/features/users';
import { strings } from '../strings.ts';

/** Shown before a search: people worth following, or an invitation to search. */
export function SuggestedPeople() {
  const { isLoading, ids } = useSuggestedUsers();
  if (!isLoading && ids.length === 0)
    return (
      <StatePanel kind="empty" icon={Compass} title={strings.startTitle}>
        {strings.startText}
      </StatePanel>
    );
  return (
    <Card as="section" edge="bleed" padding="4" aria-label={strings.suggested}>
      <Stack gap="2">
        <Heading level={2}>{strings.suggested}</Heading>
        {isLoading ? <PeopleSkeleton label={strings.suggested} count={6} /> : <UserRows ids={ids} />}
      </Stack>
    </Card>
  );
}
