import type { Meta, StoryObj } from '@storybook/react-vite';
import { shows } from '@tests/support/plays';
import { emptyAt, failingAt, Screen, screenAt, waitingFor } from '../app/screen.tsx';

const meta = {
  title: 'Screens/Groups',
  component: Screen,
  tags: ['!autodocs'],
  parameters: screenAt('/groups'),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { play: shows('Night Shift Readers') };
export const Loading: Story = { ...waitingFor(), play: shows('Loading groups') };
export const Empty: Story = { ...emptyAt(), play: shows('You are in no group yet') };
export const Failed: Story = { ...failingAt(), play: shows('Groups did not load') };
