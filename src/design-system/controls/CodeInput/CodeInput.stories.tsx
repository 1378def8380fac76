import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/index.ts';
import { controlled, inColumn } from '../../private/storyParts.tsx';
import { CodeInput } from './CodeInput.tsx';

const meta = {
  title: 'Controls/CodeInput',
  component: CodeInput,
  args: { label: 'Code', value: '', onChange: fn(), onComplete: fn() },
  render: (args) => <Controlled {...args} />,
  decorators: [inColumn('480px')],
  parameters: {
    docs: {
      description: {
        component:
          'A code of six digits from a text message. It is one input drawn as six boxes, so that paste, undo, password managers and the phone’s code suggestion ' +
          'work. For any other number use **TextField** with `isNumeric`.',
      },
    },
  },
} satisfies Meta<typeof CodeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const Controlled = controlled(CodeInput, 'value');

export const Playground: Story = {};

export const Gallery: Story = {
  render: (args) => (
    <Stack gap="5">
      <Controlled {...args} label="Empty" />
      <Controlled {...args} label="Half" value="407" hint="Send again in 0:42" />
      <Controlled {...args} label="Wrong" value="407119" errors={['That code does not fit']} />
      <Controlled {...args} label="Disabled" value="407119" isDisabled />
      <Controlled {...args} label="Four digits" length={4} value="40" />
    </Stack>
  ),
};

export const InANarrowColumn: Story = {
  args: { value: '407119' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
};

export const TypedDigitByDigit: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Code' });
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(input, '40x711');
    await expect(input).toHaveValue('40711');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.type(input, '9');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('407119');
    await userEvent.type(input, '9');
    await expect(input).toHaveValue('407119');
  },
};

export const PastedFromTheMessage: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Code' });
    await userEvent.click(input);
    await userEvent.paste('Your code is 407 119.');
    await expect(input).toHaveValue('407119');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('407119');
  },
};
