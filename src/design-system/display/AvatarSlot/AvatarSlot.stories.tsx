import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/index.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { AvatarSlot } from './AvatarSlot.tsx';

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

/** Pictures with and without a halo are aligned and equally spaced. */
export const Gallery: Story = {
  render: () => (
    <Inline gap="2">
      {[0, 40, 100].map((percent) => (
        <AvatarSlot key={percent}>
          <Avatar name="Maya Okafor" size={44} {...(percent > 0 && { halo: { step: 'three', percent } })} />
        </AvatarSlot>
      ))}
    </Inline>
  ),
};
