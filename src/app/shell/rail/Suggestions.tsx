import { Card, Heading, Stack } from '@/design-system';
import { PeopleSkeleton, UserRow, useSuggestedUsers } from '@/features/users';
import { lateStrings } from '../../lateStrings.ts';

/** Number of people shown beside the column. */
const shown = 3;

/** A few suggested people. `except` is already shown above. */
export function Suggestions({ except }: { except?: string | undefined }) {
  const { ids, isLoading } = useSuggestedUsers();
  const others = ids.filter((id) => id !== except).slice(0, shown);
  if (!isLoading && others.length === 0) return null;
  return (
    <Card as="section" padding="4" aria-label={lateStrings.suggestedPeople}>
      <Stack gap="2">
        <Heading level={2} size="body">
          {lateStrings.suggestedPeople}
        </Heading>
        {isLoading ? (
          <PeopleSkeleton label={lateStrings.suggestedPeople} count={shown} />
        ) : (
          <div>
            {others.map((id) => (
              <UserRow key={id} userId={id} />
            ))}
          </div>
        )}
      </Stack>
    </Card>
  );
}
