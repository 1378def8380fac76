import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/index.ts';
import { SignedBars } from './index.ts';

const meta = {
  title: 'Display/SignedBars',
  component: SignedBars,
  args: { values: [1.5, 0.8, -0.6], label: 'Plus 1.5, plus 0.8, minus 0.6' },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component: 'A few signed values at a glance, for a pill or a row. With room for numbers use **Histogram**, over time **LineChart**.',
      },
    },
  },
} satisfies Meta<typeof SignedBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  render: () => (
    <Inline gap="6">
      {[[2, 1, 0.1], [-2, -1, -0.1], [0, 0, 0], [null, null, null], [9, -9, null]].map((values) => (
        <SignedBars key={String(values)} values={values} label={`Values ${values.join(', ')}`} />
      ))}
    </Inline>
  ),
};

export const GrowsFromTheMiddle: Story = {
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll('[role="img"] > span')].map((track) => {
      const { left, width } = track.getBoundingClientRect();
      const bar = track.firstElementChild?.getBoundingClientRect();
      return { start: ((bar?.left ?? 0) - left) / width, end: ((bar?.right ?? 0) - left) / width };
    });
    await expect(bars[0]?.start).toBeCloseTo(0.5, 1);
    await expect(bars[0]?.end).toBeCloseTo(0.875, 1);
    await expect(bars[2]?.start).toBeCloseTo(0.35, 1);
    await expect(bars[2]?.end).toBeCloseTo(0.5, 1);
  },
};
