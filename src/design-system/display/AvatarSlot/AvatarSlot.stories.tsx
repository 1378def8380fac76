import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../Avatar/index.ts';
import { AvatarSlot } from './index.ts';

const meta = {
  title: 'Display/AvatarSlot',
  component: AvatarSlot,
  args: { children: <Avatar name="Maya Okafor" size={44} /> },
  parameters: {
    layout: 'centered',
    docs: { description: { component: 'Room for the halo of an **Avatar**, which reaches over the avatar’s own box.' } },
  },
} satisfies Meta<typeof AvatarSlot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
