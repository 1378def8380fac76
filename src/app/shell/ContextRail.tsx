import { lazyPart, Stack } from '@/design-system';
import { useCurrentRoute } from '../routing/useCurrentRoute.ts';
import { OwnStanding } from './rail/OwnStanding.tsx';
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
