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
          'A few signed values in little space, such as a pill or a row. Where there is room for numbers use **Histogram**, for values over time **LineChart**.',
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
    const tracks = canvasElement.querySelectorAll('[role="img"] > span');
    // Browsers spell a gradient differently, so each spells the expected one itself.
    const expected = canvasElement.appendChild(document.createElement('span'));
    for (const [track, from, to] of [
      [tracks[0], '50%', 'calc(50% + max(4px, 37.5%))'],
      [tracks[2], 'calc(50% - max(4px, 15%))', '50%'],
    ] as const) {
      expected.style.backgroundImage = `linear-gradient(to right, transparent ${from}, red ${from} ${to}, transparent ${to})`;
      await expect(gradientOf(track)).toBe(gradientOf(expected));
    }
    expected.remove();
  },
};

/** The painted gradient, without the colours. */
function gradientOf(element: Element | undefined): string {
  const { backgroundImage } = getComputedStyle(element ?? document.body);
  return backgroundImage.replaceAll(/(rgba?|color|lab|oklab|oklch)\([^()]*\)/g, '…');
}
