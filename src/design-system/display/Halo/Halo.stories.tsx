import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline, Stack } from '../../layout/index.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { avatarSizes } from '../Avatar/AvatarPicture.tsx';
import { haloSteps } from './geometry.ts';
import { Halo } from './Halo.tsx';

const meta = {
  title: 'Display/Halo',
  component: Halo,
  args: { percent: 68, step: 'three', size: 80 },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component:
          'An arc, clockwise from the top, whose length is a percentage. **Avatar** draws it (`halo`); alone it needs a positioned box of its `size`. ' +
          'It is decoration, so say nearby in words what it means. For something in progress use **Progress**.',
      },
    },
  },
  render: (args) => (
    <div style={{ position: 'relative', inlineSize: args.size, blockSize: args.size }}>
      <Halo {...args} />
    </div>
  ),
} satisfies Meta<typeof Halo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  render: () => (
    <Stack gap="6">
      <Inline gap="6" isWrapping>
        {haloSteps.map((step, index) => (
          <Avatar key={step} name={step} size={64} halo={{ step, percent: 20 * (index + 1) }} />
        ))}
      </Inline>
      <Inline gap="6" isWrapping>
        {avatarSizes.map((size) => (
          <Avatar key={size} name={`${size} px`} size={size} halo={{ step: 'three', percent: 77 }} />
        ))}
      </Inline>
    </Stack>
  ),
};

export const NothingBelowFive: Story = {
  tags: ['!autodocs'],
  args: { percent: 4.9 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};

export const FromFiveOn: Story = {
  tags: ['!autodocs'],
  args: { percent: 5 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('circle:last-of-type')).toHaveAttribute('stroke-dasharray', '5 100');
  },
};
