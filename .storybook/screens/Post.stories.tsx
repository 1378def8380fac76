import type { Meta, StoryObj } from '@storybook/react-vite';
import { shows, showsTitle, waitsWithout } from '@tests/support/plays';
import { emptyAt, failingAt, Screen, screenAt, waitingFor } from '../app/screen.tsx';

const meta = {
  title: 'Screens/Post',
  component: Screen,
  tags: ['!autodocs'],
  parameters: screenAt('/post/:post'),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { play: showsTitle('Post') };
export const Loading: Story = { ...waitingFor(), play: waitsWithout('article') };
/** Nobody has answered yet. */
export const Empty: Story = { ...emptyAt('/api/posts/:id/replies'), play: shows('No replies yet') };
export const Failed: Story = { ...failingAt(), play: shows('The post did not load') };
