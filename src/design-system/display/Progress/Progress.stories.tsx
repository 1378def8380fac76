import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline, Stack } from '../../layout/index.ts';
import { Progress, progressTones } from './Progress.tsx';

const meta = {
  title: 'Display/Progress',
  component: Progress,
  args: { label: 'Uploading', value: 62 },
  parameters: {
    docs: {
      description: {
        component:
          'How far something has come. For the first load of content use **Skeleton**; a pressed button shows its own spinner (**Button** `isLoading`).',
      },
    },
  },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  render: (args) => (
    <Stack gap="5">
      {progressTones.map((tone) => (
        <Progress key={tone} {...args} tone={tone} form="bar" />
      ))}
      <Inline gap="5">
        {progressTones.map((tone) => (
          <Progress key={tone} {...args} tone={tone} form="ring" size={32} />
        ))}
      </Inline>
      <Inline gap="5">
        {[0, 1, 50, 100].map((value) => (
          <Progress key={value} {...args} value={value} form="ring" />
        ))}
      </Inline>
    </Stack>
  ),
};

export const Unknown: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Stack gap="5">
      <Progress label="Connecting" />
      <Progress label="Connecting once more" form="ring" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Connecting' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
  },
};

export const BeyondTheEnds: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Stack gap="5">
      <Progress label="Too little" value={-20} />
      <Progress label="Too much" value={140} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar', { name: 'Too little' })).toHaveAttribute('aria-valuenow', '0');
    await expect(canvas.getByRole('progressbar', { name: 'Too much' })).toHaveAttribute('aria-valuenow', '100');
  },
};
