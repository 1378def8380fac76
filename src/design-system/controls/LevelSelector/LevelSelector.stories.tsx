import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/index.ts';
import { inColumn, keeping } from '../../private/storyParts.tsx';
import { LevelSelector, levelValues } from './index.ts';

const meta = {
  title: 'Controls/LevelSelector',
  component: LevelSelector,
  args: { label: 'Relevance', value: 0, onChange: fn(), words: ['Very poor', 'Poor', 'Neutral', 'Good', 'Very good'] },
  render: (args) => <Kept {...args} />,
  decorators: [inColumn('360px')],
  parameters: {
    docs: {
      description: {
        component:
          'A judgement from −2 to +2 with the middle as its start. The sign is written as well as coloured. For a number on any other range use ' +
          '**Slider**, for one of a few named values **SegmentedControl**.',
      },
    },
  },
} satisfies Meta<typeof LevelSelector>;
export default meta;
type Story = StoryObj<typeof meta>;

const Kept = keeping(LevelSelector, 'value');

export const Playground: Story = {};

export const Gallery: Story = {
  render: (args) => (
    <Stack gap="4">
      {levelValues.map((value) => (
        <Kept key={value} {...args} value={value} />
      ))}
      <Kept {...args} label="Without words" words={undefined} value={1} />
      <Kept {...args} label="Disabled" value={-1} isDisabled />
    </Stack>
  ),
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole<HTMLInputElement>('slider', { name: 'Relevance' });
    await userEvent.tab();
    await waitFor(() => expect(slider).toHaveFocus());
    await expect(slider).toHaveAttribute('aria-valuetext', '0, Neutral');
    // The keys are the browser's own; a script can only do what they do.
    slider.stepUp();
    await fireEvent.input(slider);
    await expect(slider).toHaveAttribute('aria-valuetext', '+1, Good');
  },
};

/** The thumb of the native range must stand exactly where the indicator is drawn. */
export const IndicatorStandsWhereThePointerGoes: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const slider = within(canvasElement).getByRole<HTMLInputElement>('slider');
    const track = slider.getBoundingClientRect();
    for (const value of levelValues) {
      await fireEvent.change(slider, { target: { value: String(value) } });
      const indicator = within(canvasElement)
        .getByText(value === 0 ? '0' : `${value < 0 ? '−' : '+'}${Math.abs(value)}`)
        .getBoundingClientRect();
      await expect(((indicator.left + indicator.width / 2 - track.left) / track.width) * 100).toBeCloseTo(10 + 20 * (value + 2), 0);
    }
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
  },
};
