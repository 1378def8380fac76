import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bookmark, MessageCircle, Repeat2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../../layout/index.ts';
import { ActionButton } from './ActionButton.tsx';

const meta = {
  title: 'Controls/ActionButton',
  component: ActionButton,
  args: { label: 'Reply, 3 replies', icon: MessageCircle, count: '3', onClick: fn() },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component:
          'One of the secondary actions below an item of a list; a single element, because lists have hundreds of them. For an action on its own use **Button**.',
      },
    },
  },
} satisfies Meta<typeof ActionButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** As below a post: with a number, without one, and pressed. */
export const Gallery: Story = {
  render: () => (
    <Inline gap="4">
      <ActionButton label="Reply, 3 replies" icon={MessageCircle} count="3" onClick={fn()} />
      <ActionButton label="Repost, 1,200 reposts" icon={Repeat2} count="1.2k" onClick={fn()} />
      <ActionButton label="Repost, 2 reposts" icon={Repeat2} count="2" isPressed onClick={fn()} />
      <ActionButton label="Keep" icon={Bookmark} onClick={fn()} />
    </Inline>
  ),
};

export const Pressed: Story = {
  tags: ['!autodocs'],
  args: { label: 'Repost, 2 reposts', count: '2', isPressed: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Repost, 2 reposts', pressed: true });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
