import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/index.ts';
import { SignedBars } from './SignedBars.tsx';

const meta = {
  title: 'Display/SignedBars',
  component: SignedBars,
  args: { values: [1.5, 0.8, -0.6], max: 2, label: 'Plus 1.5, plus 0.8, minus 0.6' },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component:
          'A few signed values at a glance, for a pill or a row. With room for numbers use **Histogram**, over time **LineChart**.',
      },
    },
  },
} satisfies Meta<typeof SignedBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  render: () => (
    <Inline gap="6">
      {[
        [2, 1, 0.1],
        [-2, -1, -0.1],
        [0, 0, 0],
        [null, null, null],
        [9, -9, null],
      ].map((values) => (
        <SignedBars key={String(values)} values={values} max={2} label={`Values ${values.join(', ')}`} />
      ))}
    </Inline>
  ),
};

export const GrowsFromTheMiddle: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const painted = [...canvasElement.querySelectorAll('[role="img"] > span')].map((track) => getComputedStyle(track).backgroundImage);
    await expect(painted[0]).toMatch(/^linear-gradient\(to right, .* 50%, .* calc\(50% \+ max\(4px, 37\.5%\)\)/);
    await expect(painted[2]).toMatch(/^linear-gradient\(to right, .* calc\(50% - max\(4px, 15%\)\), .* 50%/);
  },
};
