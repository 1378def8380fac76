import type { Meta, StoryObj } from '@storybook/react-vite';
import { Monitor, Moon, Sun } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../../display/Icon/Icon.tsx';
import { Stack } from '../../layout/index.ts';
import { controlled, findOverflow, inColumn } from '../../private/storyParts.tsx';
import { SegmentedControl, segmentedSizes } from './SegmentedControl.tsx';

const options = [
  { value: 'auto', label: 'Auto', icon: <Icon glyph={Monitor} /> },
  { value: 'light', label: 'Light', icon: <Icon glyph={Sun} /> },
  { value: 'dark', label: 'Dark', icon: <Icon glyph={Moon} /> },
] as const;
type Value = (typeof options)[number]['value'];

const meta = {
  title: 'Controls/SegmentedControl',
  component: SegmentedControl<Value>,
  args: { label: 'Scheme', options, value: 'auto', onChange: fn() },
  render: (args) => <Controlled {...args} />,
  decorators: [inColumn('360px')],
  parameters: {
    docs: {
      description: {
        component:
          'One of two to five short values, all visible at once; works as a group of radio buttons. For yes or no use **Toggle**, for more ' +
          'or longer values **Select**, to switch the content below **Tabs**.',
      },
    },
  },
} satisfies Meta<typeof SegmentedControl<Value>>;
export default meta;
type Story = StoryObj<typeof meta>;

const Controlled = controlled(SegmentedControl<Value>, 'value');

export const Playground: Story = {};

export const Gallery: Story = {
  render: (args) => (
    <Stack gap="5">
      {segmentedSizes.map((size) => (
        <Controlled {...args} key={size} size={size} label={`Size ${size}`} />
      ))}
      <Controlled {...args} label="Without icons" value="dark" options={options.map(({ value, label }) => ({ value, label }))} />
      <Controlled {...args} label="Disabled" isDisabled />
      <Controlled {...args} label="Wrong" isRequired errors={['Choose another one']} hint="Auto follows the system" />
    </Stack>
  ),
};

export const ByKeyboardAndPointer: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Auto' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('light');
    await userEvent.click(canvas.getByText('Dark'));
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(canvas.getByRole('radiogroup', { name: 'Scheme' })).toBeVisible();
  },
};

/** Nothing is chosen, because the value is none of the options. */
export const EmptyWithLargeText: Story = {
  tags: ['!autodocs'],
  args: { value: '' as Value },
  render: (args) => (
    <Stack gap="5">
      {segmentedSizes.map((size) => (
        <Controlled {...args} key={size} size={size} label={`Size ${size}`} />
      ))}
    </Stack>
  ),
  decorators: [inColumn('256px')],
  globals: { textSize: '200' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('radio', { checked: true })).toBeNull();
    for (const group of within(canvasElement).getAllByRole('radiogroup')) {
      const segments = [...group.querySelectorAll('label')];
      await expect([group, ...segments].flatMap(findOverflow)).toEqual([]);
      for (const [index, segment] of segments.entries()) {
        const { right, bottom } = segment.getBoundingClientRect();
        const next = segments[index + 1]?.getBoundingClientRect();
        if (next) await expect(right <= next.left || bottom <= next.top).toBe(true);
      }
    }
  },
};
