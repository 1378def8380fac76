import { Card, Heading, Inline, Stack, Text } from '@/design-system';
import { reputationStrings, StandingHistory, StandingPlaceholder, standingOf, useTier } from '@/features/reputation';
import { currentPersonAtom, UserAvatar } from '@/features/users';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { strings } from '../../strings.ts';

/** The signed-in person's standing. */
export function OwnStanding() {
  const user = useStoreValue(currentPersonAtom);
  const { tier } = useTier(user?.rating ?? 0);
  if (!user) return null;
  const { rank, rating } = standingOf(user.rating);
  return (
    <Card as="section" padding="4" aria-label={strings.yourStanding}>
      <Stack gap="5">
        <Heading level={2} size="body">
          {strings.yourStanding}
        </Heading>
        <Stack gap="6">
          <Inline gap="4">
            <UserAvatar user={user} size={64} />
            <Stack gap="1">
              <Text size="title" weight="bold">
                {tier.name}
              </Text>
              <Text size="small" tone="muted">
                {rank} · {reputationStrings.points(Math.round(rating))}
              </Text>
            </Stack>
          </Inline>
          <StandingHistory userId={user.id} rating={user.rating} isOwn fallback={<StandingPlaceholder />} />
        </Stack>
      </Stack>
    </Card>
  );
}
