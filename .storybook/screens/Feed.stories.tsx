import type { Meta, StoryObj } from '@storybook/react-vite';
import { shows, showsRole, waitsWithout } from '@tests/support/plays';
import { emptyAt, failingAt, Screen, screenAt, waitingFor } from '../app/screen.tsx';

const meta = {
  title: 'Screens/Feed',
  component: Screen,
  tags: ['!autodocs'],
  parameters: screenAt('/'),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { play: showsRole('article') };
export const Loading: Story = { ...waitingFor(), play: waitsWithout('article') };
export const Empty: Story = { ...emptyAt(), play: shows('Nothing here yet') };
export const Failed: Story = { ...failingAt(), play: shows('Posts did not load') };
