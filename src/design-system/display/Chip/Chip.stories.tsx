import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Inline, Stack } from '../../layout/index.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Chip, chipSizes, chipTones, chipVariants } from './Chip.tsx';

const meta = {
  title: 'Display/Chip',
  component: Chip,
  args: { children: 'Top 25%' },
  parameters: {
    docs: {
      description: {
        component: 'A short fact, a place it leads to, or a removable choice. A number is a **Badge**, an action a **Button**.',
      },
    },
  },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  render: (args) => (
    <Stack gap="4">
      {chipSizes.flatMap((size) =>
        chipVariants.map((variant) => (
          <Inline key={`${size} ${variant}`} isWrapping>
            {chipTones.map((tone) => (
              <Chip key={tone} {...args} size={size} variant={variant} tone={tone}>{`${tone} ${variant}`}</Chip>
            ))}
          </Inline>
        )),
      )}
      <Inline>
        <Chip icon={<Icon glyph={Clock} size="tiny" />}>3 days left</Chip>
        <Chip href="/group/1" icon={<Avatar name="" shape="square" size={20} />}>
          City Desk
        </Chip>
      </Inline>
    </Stack>
  ),
};

export const LongText: Story = {
  args: { children: 'A group with a name that nobody could have foreseen', href: '/group/1' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
};

export const Removable: Story = {
  tags: ['!autodocs'],
  args: { children: 'tram', href: '/search?query=tram', onRemove: fn(), removeLabel: 'Remove “tram”' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'tram' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove “tram”' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
