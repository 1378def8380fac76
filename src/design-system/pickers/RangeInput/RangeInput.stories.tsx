import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controlled, inColumn } from '../../private/storyParts.tsx';
import { RangeInput } from './RangeInput.tsx';

const Example = controlled(RangeInput, 'value');

const meta = {
  title: 'Pickers/RangeInput',
  component: RangeInput,
  render: (args) => <Example {...args} />,
  args: { label: 'Days', value: 10, onChange: fn() },
  decorators: [inColumn('24rem')],
  parameters: {
    docs: {
      description: {
        component:
          'A number in a range, by slider or typed. Where nobody needs the exact number use **Slider**; ' +
          'where there is no range use a numeric **TextField**.',
      },
    },
  },
} satisfies Meta<typeof RangeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.25rem' }}>
      <Example {...args} hint="Between 1 and 50" />
      <Example {...args} label="Its own range" min={0} max={1} step={0.1} value={0.4} />
      <Example {...args} label="Invalid" value={0} errors={['Enter a number']} isRequired />
      <Example {...args} label="Disabled" isDisabled />
    </div>
  ),
};

export const TypingAndDragging: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const figures = canvas.getByRole('textbox', { name: 'Days' });
    await userEvent.clear(figures);
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
    await userEvent.type(figures, '99');
    await expect(args.onChange).toHaveBeenLastCalledWith(50);
    await userEvent.tab();
    await expect(figures).toHaveValue('50');
    canvas.getByRole('slider', { name: 'Days' }).focus();
    await userEvent.keyboard('{Home}');
    await expect(figures).toHaveValue('1');
  },
};
