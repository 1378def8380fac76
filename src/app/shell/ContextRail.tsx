import { Card, Heading, Inline, Stack, Text } from '@/design-system';
import { reputationStrings, StandingHistory, standingOf } from '@/features/reputation';
import { currentUserAtom } from '@/features/session';
import { UserAvatar, UserRow, useSuggestedUsers } from '@/features/users';
import { formatWhole } from '@/shared/i18n';
import { useAtomValue } from 'jotai';
import { strings } from '../strings.ts';

/** What goes with every screen on a wide window: one's own standing, and people one may not know. */
export default function ContextRail() {
  return (
    <Stack gap="4">
      <OwnStanding />
      <SuggestedPeople />
    </Stack>
  );
}

function OwnStanding() {
  const user = useAtomValue(currentUserAtom);
  if (!user) return null;
  const { tierName, rank, rating } = standingOf(user.rating);
  return (
    <Card as="section" padding="4" aria-label={strings.yourStanding}>
      <Stack gap="4">
        <Heading level={2} size="small">{strings.yourStanding}</Heading>
        <Inline gap="4">
          <UserAvatar user={user} size={64} />
          <Stack gap="1">
            <Text size="title" weight="bold">{tierName}</Text>
            <Text size="small" tone="muted">{rank} · {reputationStrings.points(formatWhole(Math.round(rating)))}</Text>
          </Stack>
        </Inline>
        <StandingHistory userId={user.id} />
      </Stack>
    </Card>
  );
}

const shownSuggestions = 3;

function SuggestedPeople() {
  const { ids } = useSuggestedUsers();
  if (ids.length === 0) return null;
  return (
    <Card as="section" padding="4" aria-label={strings.suggestedPeople}>
      <Stack gap="2">
        <Heading level={2} size="small">{strings.suggestedPeople}</Heading>
        {ids.slice(0, shownSuggestions).map((id) => <UserRow key={id} userId={id} />)}
      </Stack>
    </Card>
  );
}
