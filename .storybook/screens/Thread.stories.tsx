import type { Meta, StoryObj } from '@storybook/react-vite';
import { shows, showsTitle } from '@tests/support/plays';
import { emptyAt, failingAt, Screen, screenAt, waitingFor } from '../app/screen.tsx';

const replies = '/api/posts/:id/replies';

// A reply between the post that it answers and what answers it. (A doc comment here would replace the parameters, which are no literal.)
const meta = {
  title: 'Screens/Thread',
  component: Screen,
  tags: ['!autodocs'],
  parameters: screenAt('/reply/:reply'),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { play: showsTitle('Reply') };
/** The reply is here, what answers it is on its way. */
export const Loading: Story = { ...waitingFor({ path: replies }), play: showsTitle('Reply') };
export const Empty: Story = { ...emptyAt(replies), play: shows('No replies yet') };
export const Failed: Story = { ...failingAt({ path: replies }), play: shows('Replies did not load') };
