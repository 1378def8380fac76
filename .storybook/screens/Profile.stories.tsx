import type { Meta, StoryObj } from '@storybook/react-vite';
import { shows, showsTitle } from '@tests/support/plays';
import { emptyAt, failingAt, Screen, screenAt, waitingFor } from '../app/screen.tsx';

const meta = {
  title: 'Screens/Profile',
  component: Screen,
  tags: ['!autodocs'],
  parameters: screenAt('/user/maya'),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { play: showsTitle(/Maya/) };
export const Loading: Story = { ...waitingFor(), play: shows('Loading the profile') };
export const Empty: Story = { ...emptyAt(), play: shows('No posts yet') };
export const Failed: Story = { ...failingAt(), play: shows('The profile did not load') };
