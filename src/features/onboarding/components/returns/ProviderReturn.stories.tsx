import type { Meta, StoryObj } from '@storybook/react-vite';
import { patience, showsTitle } from '@tests/support/plays';
import { expect, within } from 'storybook/test';
import { Text } from '@/design-system';
import { bluesky } from '../../methods/bluesky/index.ts';
import { siwf } from '../../methods/siwf/index.tsx';
import { x } from '../../methods/x/index.ts';
import { ProviderReturn } from './ProviderReturn.tsx';

const brand = (
  <Text size="title" weight="bold">
    sez
  </Text>
);

/** The provider's answer is in the address until it is read. */
const returnWith = (query: string) => () => {
  const { pathname, search } = location;
  history.replaceState(null, '', `${pathname}?${query}`);
  return () => history.replaceState(null, '', pathname + search);
};

const meta = {
  title: 'Onboarding/Provider return',
  tags: ['!autodocs'],
  component: ProviderReturn,
  args: { frame: { brand, captcha: undefined }, method: bluesky },
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    app: { persona: 'guest' },
    docs: { description: { component: 'Where a provider sends people back to: every end that is not simply going in.' } },
  },
} satisfies Meta<typeof ProviderReturn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Denied: Story = { beforeEach: returnWith('error=access_denied'), play: showsTitle('You didn’t allow access on Bluesky') };

/** A person who is signed in can return to their account. */
export const DeniedWhileSignedIn: Story = {
  parameters: { app: { persona: 'regular' } },
  beforeEach: returnWith('error=access_denied'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Back to your account' }, patience)).toBeVisible();
  },
};

export const Incomplete: Story = {
  beforeEach: returnWith('iss=https%3A%2F%2Fbsky.example'),
  play: showsTitle('Signing in with Bluesky didn’t work'),
};

/** The visit didn't start in this browser. */
export const NotStartedHere: Story = {
  args: { method: siwf },
  beforeEach: returnWith('authorizationCode=somebodys'),
  play: showsTitle('Signing in with Frequency didn’t work'),
};

export const ExpiredToken: Story = {
  args: { method: x },
  beforeEach: returnWith('oauth_token=old&oauth_verifier=old'),
  play: showsTitle('Signing in with X didn’t work'),
};
