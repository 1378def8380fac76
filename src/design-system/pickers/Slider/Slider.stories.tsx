import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { controlled, inColumn } from '../../private/storyParts.tsx';
import { Slider } from './Slider.tsx';

const Example = controlled(Slider, 'value');

const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value)} %`;

const meta = {
  title: 'Pickers/Slider',
  component: Slider,
  render: (args) => <Example {...args} />,
  args: { label: 'Card opacity', value: 30, min: 0, max: 100, onChange: fn() },
  decorators: [inColumn('24rem')],
  parameters: {
    docs: {
      description: {
        component:
          'A number whose position in the range matters more than its exact value. Where the exact value matters too use **RangeInput**, ' +
          'for a few named levels **LevelSelector**.',
      },
    },
  },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.25rem' }}>
      <Example {...args} />
      <Example {...args} label="At the start" value={0} />
      <Example {...args} label="At the end" value={100} />
      <Example {...args} label="From the middle, above" min={-300} max={300} origin={0} value={80} formatValue={signed} />
      <Example {...args} label="From the middle, below" min={-300} max={300} origin={0} value={-150} formatValue={signed} />
      <Example {...args} label="At its origin" min={-300} max={300} origin={0} value={0} formatValue={() => 'Default'} />
      <Example {...args} label="With marks" marks={[25, 50, 75]} value={50} hint="A tick at every quarter" />
      <Example {...args} label="Disabled" isDisabled />
    </div>
  ),
};

/** A value beyond the effective range can still be set; the track and the hint say that it has no further effect. */
export const BeyondItsReach: Story = {
  args: { label: 'Light', min: -300, max: 300, origin: 0, reach: [-100, 60], value: 180, hint: 'No further effect above +60 %' },
  play: async ({ canvasElement }) => {
    const thumb = within(canvasElement).getByRole('slider', { name: 'Light' });
    await expect(thumb).toHaveAttribute('aria-valuenow', '180');
    await expect(thumb).toHaveAccessibleDescription('No further effect above +60 %');
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const thumb = within(canvasElement).getByRole('slider', { name: 'Card opacity' });
    await userEvent.tab();
    await waitFor(() => expect(thumb).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{PageUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(42);
    await userEvent.keyboard('{End}');
    await expect(thumb).toHaveAttribute('aria-valuenow', '100');
  },
};

export const ByPointer: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const thumb = within(canvasElement).getByRole('slider');
    const track = thumb.parentElement?.parentElement ?? thumb;
    const { left, width, top, height } = track.getBoundingClientRect();
    await userEvent.pointer({ keys: '[MouseLeft]', target: track, coords: { clientX: left + width / 2, clientY: top + height / 2 } });
    await expect(args.onChange).toHaveBeenLastCalledWith(50);
  },
};

export const FromRightToLeft: Story = {
  tags: ['!autodocs'],
  globals: { direction: 'rtl' },
  args: { label: 'شفافية' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith(31);
  },
};
