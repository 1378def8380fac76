import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/index.ts';
import { controlled, inColumn } from '../../private/storyParts.tsx';
import { LevelSelector } from './LevelSelector.tsx';

const levels = [-2, -1, 0, 1, 2];

const meta = {
  title: 'Controls/LevelSelector',
  component: LevelSelector,
  args: { label: 'Relevance', levels, value: 0, onChange: fn(), levelNames: ['Very poor', 'Poor', 'Neutral', 'Good', 'Very good'] },
  render: (args) => <Controlled {...args} />,
  decorators: [inColumn('360px')],
  parameters: {
    docs: {
      description: {
        component:
          'A rating on a few levels that starts at zero where there is one. The sign is written as well as coloured. For a number in a wide range use ' +
          '**Slider**, for one of a few named values **SegmentedControl**.',
      },
    },
  },
} satisfies Meta<typeof LevelSelector>;
export default meta;
type Story = StoryObj<typeof meta>;

const Controlled = controlled(LevelSelector, 'value');

export const Playground: Story = {};

export const Gallery: Story = {
  render: (args) => (
    <Stack gap="4">
      {levels.map((value) => (
        <Controlled key={value} {...args} value={value} />
      ))}
      <Controlled {...args} label="Without a middle" levels={[1, 2, 3, 4, 5, 6, 7]} levelNames={undefined} value={5} />
      <Controlled {...args} label="Without words" levelNames={undefined} value={1} />
      <Controlled {...args} label="Disabled" value={-1} isDisabled />
    </Stack>
  ),
};

/** The question that the level answers; screen readers read it with the slider. */
export const WithAQuestion: Story = {
  args: { hint: 'Does it belong to what it answers?' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('slider')).toHaveAccessibleDescription('Does it belong to what it answers?');
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole<HTMLInputElement>('slider', { name: 'Relevance' });
    await userEvent.tab();
    await waitFor(() => expect(slider).toHaveFocus());
    await expect(slider).toHaveAttribute('aria-valuetext', '0, Neutral');
    // The browser itself handles the keys, so the test sets the value as they would.
    slider.stepUp();
    await fireEvent.input(slider);
    await expect(slider).toHaveAttribute('aria-valuetext', '+1, Good');
  },
};

/** The thumb of the native range must be exactly where the indicator is drawn. */
async function expectIndicatorAtPointer(canvasElement: HTMLElement, all: readonly number[], written: (value: number) => string) {
  const slider = within(canvasElement).getByRole<HTMLInputElement>('slider');
  const track = slider.getBoundingClientRect();
  for (const [index, value] of all.entries()) {
    await fireEvent.change(slider, { target: { value: String(value) } });
    const indicator = within(canvasElement).getByText(written(value)).getBoundingClientRect();
    const middle = ((index + 0.5) * 100) / all.length;
    await expect(((indicator.left + indicator.width / 2 - track.left) / track.width) * 100).toBeCloseTo(middle, 0);
  }
}

export const IndicatorStandsWhereThePointerGoes: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    await expectIndicatorAtPointer(canvasElement, levels, (value) => `${value < 0 ? '−' : value > 0 ? '+' : ''}${Math.abs(value)}`);
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
  },
};

/** Written with its sign as well, so that colour is never alone. */
export const NegativeIsRedAndPositiveGreen: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole<HTMLInputElement>('slider');
    await expect(slider).toHaveValue('0');
    const hueOf = { '−2': 'red', '−1': 'red', '0': 'grey', '+1': 'green', '+2': 'green' };
    for (const [written, hue] of Object.entries(hueOf)) {
      await fireEvent.change(slider, { target: { value: String(Number(written.replace('−', '-'))) } });
      // Its colour changes gradually.
      await waitFor(() => expect(hueNameOf(within(canvasElement).getByText(written))).toBe(hue));
    }
  },
};

function hueNameOf(element: Element) {
  const [red = 0, green = 0, blue = 0] = (/\d+, \d+, \d+/.exec(getComputedStyle(element).color)?.[0] ?? '').split(', ').map(Number);
  if (red > 1.5 * Math.max(green, blue)) return 'red';
  return green > 1.3 * Math.max(red, blue) ? 'green' : 'grey';
}

/** Any number of levels, here without negative ones. */
export const SevenLevels: Story = {
  tags: ['!autodocs'],
  args: { levels: [1, 2, 3, 4, 5, 6, 7], value: 4, levelNames: undefined },
  play: async ({ args, canvasElement }) => {
    await expectIndicatorAtPointer(canvasElement, args.levels, String);
    await expect(args.onChange).toHaveBeenLastCalledWith(7);
  },
};
