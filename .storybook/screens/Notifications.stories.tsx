import type { Meta, StoryObj } from '@storybook/react-vite';
import { shows } from '@tests/support/plays';
import { emptyAt, failingAt, Screen, screenAt, waitingFor } from '../app/screen.tsx';

const meta = {
  title: 'Screens/Notifications',
  component: Screen,
  tags: ['!autodocs'],
  parameters: screenAt('/notifications'),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { play: shows('Mark all as read') };
export const Loading: Story = { ...waitingFor(), play: shows('Loading notifications') };
export const Empty: Story = { ...emptyAt(), play: shows('You have seen everything') };
export const Failed: Story = { ...failingAt(), play: shows('Notifications did not load') };
