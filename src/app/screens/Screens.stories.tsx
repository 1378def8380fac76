import type { Meta, StoryObj } from '@storybook/react-vite';
import { patience, showsRole } from '@tests/support/plays';
import { expect, userEvent, within } from 'storybook/test';
import { LinkProvider } from '@/design-system';
import { paths } from '@/shared/lib/paths';
import { RouterLink } from '../routing/RouterLink.tsx';
import { Screens } from '../routing/Screens.tsx';

/** The screens, by their address; `:post` is a post with replies. */
const addresses = {
  feed: paths.home(),
  post: '/post/:post',
  compose: '/create-post',
  profile: paths.user('maya'),
  notifications: paths.notifications(),
  groups: paths.groups(),
  explore: `${paths.explore()}?q=tram`,
  'sign in': paths.signIn(),
} as const;

const states = ['full', 'loading', 'empty', 'failed'] as const;

interface ScreenArgs {
  screen: keyof typeof addresses;
  state: (typeof states)[number];
}

/** What the backend does once somebody is signed in. */
const situations = { full: undefined, loading: 'timeout', empty: 'empty-everything', failed: 'server-error' } as const;

const meta = {
  title: 'Screens/Every screen',
  render: () => (
    <LinkProvider element={RouterLink}>
      <Screens />
    </LinkProvider>
  ),
  args: { screen: 'feed', state: 'full' },
  argTypes: {
    screen: { options: Object.keys(addresses), control: 'select' },
    state: { options: states, control: 'inline-radio' },
  },
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: false },
    // Each page of the documentation would open every screen at once.
    docs: { story: { inline: false, height: '720px' } },
    app: ({ screen, state }: ScreenArgs) => ({
      persona: screen === 'sign in' ? 'guest' : 'regular',
      path: addresses[screen],
      then: situations[state],
      now: '2026-03-14T12:00:00Z',
    }),
  },
  tags: ['!autodocs'],
} satisfies Meta<ScreenArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every screen in every state, by the two controls below; the stories after it are those that the tests look at. */
export const Playground: Story = { tags: ['!test'] };

export const Feed: Story = { play: showsRole('article') };
export const FeedFailed: Story = { args: { state: 'failed' }, play: showsRole('button', 'Retry') };
export const PostLoading: Story = { args: { screen: 'post', state: 'loading' }, play: showsRole('status') };
export const GroupsFailed: Story = { args: { screen: 'groups', state: 'failed' }, play: showsRole('button', 'Retry') };
export const SignIn: Story = { args: { screen: 'sign in' }, play: showsRole('textbox', /phone/i) };

/** The weigh-in over a post of the feed. */
export const WeighIn: Story = {
  play: async (context) => {
    await showsRole('article')(context);
    await userEvent.click((await within(context.canvasElement).findAllByRole('button', { name: /^Weigh in/ }, patience))[0] as HTMLElement);
    await expect((await within(document.body).findAllByRole('slider', {}, patience)).length).toBeGreaterThan(0);
  },
};
