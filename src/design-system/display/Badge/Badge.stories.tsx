import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline, Stack } from '../../layout/index.ts';
import { Badge, badgeForms, badgeTones } from './Badge.tsx';

const meta = {
  title: 'Display/Badge',
  component: Badge,
  args: { count: 4, label: '4 unread' },
  parameters: {
    docs: {
      description: { component: 'How many things wait. A fact in words is a **Chip**; a mark at a picture is the avatar’s `badge`.' },
    },
  },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      {badgeForms.map((form) => (
        <Inline key={form} gap="4">
          {badgeTones.map((tone) => (
            <Badge key={tone} {...args} tone={tone} form={form} />
          ))}
        </Inline>
      ))}
      <Inline gap="4">
        {[1, 10, 99, 100].map((count) => (
          <Badge key={count} count={count} />
        ))}
      </Inline>
    </Stack>
  ),
};

export const AboveTheHighest: Story = {
  tags: ['!autodocs'],
  args: { count: 100, label: '100 unread' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('99+')).toBeVisible();
    await expect(within(canvasElement).getByText('100 unread')).toBeInTheDocument();
  },
};

export const Zero: Story = {
  tags: ['!autodocs'],
  args: { count: 0, label: 'none' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
