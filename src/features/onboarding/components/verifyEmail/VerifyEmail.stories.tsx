import type { Meta, StoryObj } from '@storybook/react-vite';
import { showsTitle } from '@tests/support/plays';
import { Text } from '@/design-system';
import { VerifyEmail } from './VerifyEmail.tsx';

const brand = (
  <Text size="title" weight="bold">
    sez
  </Text>
);

/** The parameters of the link. */
const opened = (query: string) => () => {
  const { pathname, search } = location;
  history.replaceState(null, '', `${pathname}?${query}`);
  return () => history.replaceState(null, '', pathname + search);
};

const meta = {
  title: 'Onboarding/Verify email',
  tags: ['!autodocs'],
  component: VerifyEmail,
  args: { frame: { brand, captcha: undefined } },
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    app: { persona: 'guest' },
    docs: { description: { component: 'The end of a link from an email. It reads what the link says and makes no call.' } },
  },
} satisfies Meta<typeof VerifyEmail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Verified: Story = { beforeEach: opened('status=success&token=t'), play: showsTitle('Your email address is verified') };
export const TokenOnly: Story = { beforeEach: opened('token=t'), play: showsTitle('Thanks for opening the link') };
export const Failed: Story = { beforeEach: opened('status=expired'), play: showsTitle('Your email address couldn’t be verified') };
export const Incomplete: Story = { beforeEach: opened(''), play: showsTitle('This link is incomplete') };
