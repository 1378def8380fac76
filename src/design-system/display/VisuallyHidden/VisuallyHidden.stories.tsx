import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Text } from '../../typography/index.ts';
import { VisuallyHidden } from './index.ts';

const meta = {
  title: 'Display/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'unread notifications' },
  parameters: {
    docs: { description: { component: 'Words for screen readers only. If everybody gains from them, show them: **Text**.' } },
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const BesideANumber: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <Text as="p">
      4 <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('unread notifications');
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
