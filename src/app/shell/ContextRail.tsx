import { Card, Heading, Inline, lazyPart, Stack, Text } from '@/design-system';
import { reputationStrings, StandingBody, standingOf, useTier } from '@/features/reputation';
import { currentPersonAtom, UserAvatar } from '@/features/users';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { lateStrings } from '../lateStrings.ts';
import { useCurrentRoute } from '../routing/useCurrentRoute.ts';
import { Suggestions } from './rail/Suggestions.tsx';

const AboutAuthor = lazyPart(() => import('./rail/AboutAuthor.tsx'), { isOptional: true });
const AboutPerson = lazyPart(() => import('./rail/AboutPerson.tsx'), { isOptional: true });
const AboutGroup = lazyPart(() => import('./rail/AboutGroup.tsx'), { isOptional: true });
const AboutSearch = lazyPart(() => import('./rail/AboutSearch.tsx'), { isOptional: true });

/** Content about the current screen on a wide window. The own standing is shown at home only. */
export default function ContextRail() {
  const { route, params } = useCurrentRoute();
  const { id = '', username, groupId } = params;
  switch (route.name) {
    case 'home':
      return (
        <Stack gap="4">
          <OwnStanding />
          <Suggestions />
        </Stack>
      );
    case 'post':
    case 'reply':
      return <AboutAuthor key={id} postId={id} />;
    case 'profile':
    case 'username':
      return <AboutPerson address={username === undefined ? { id } : { username }} />;
    case 'sezushelp':
      return <AboutPerson address={{ username: 'sezushelp' }} />;
    case 'org':
      return <AboutGroup key={id} groupId={id} />;
    case 'channel':
      return <AboutGroup key={groupId} groupId={groupId ?? ''} channelId={id} />;
    case 'search':
      return <AboutSearch />;
    // The own list of people already shows suggestions below.
    case 'followers':
      return <AboutPerson address={{ id }} hasSuggestions={false} />;
    default:
      return <Suggestions />;
  }
}

/** The signed-in person's standing. */
function OwnStanding() {
  const user = useStoreValue(currentPersonAtom);
  const { tier } = useTier(user?.rating ?? 0);
  if (!user) return null;
  const { rank, rating } = standingOf(user.rating);
  return (
    <Card as="section" padding="4" aria-label={lateStrings.yourStanding}>
      <Stack gap="5">
        <Heading level={2} size="body">
          {lateStrings.yourStanding}
        </Heading>
        <Stack gap="6">
          <Inline gap="4">
            <UserAvatar user={user} size={64} />
            <Stack gap="1">
              <Text size="title" weight="bold">
                {tier.name}
              </Text>
              <Text size="small" tone="muted">
                {[rank, reputationStrings.points(Math.round(rating))].filter(Boolean).join(' · ')}
              </Text>
            </Stack>
          </Inline>
          <StandingBody userId={user.id} rating={user.rating} isOwn />
        </Stack>
      </Stack>
    </Card>
  );
}
