import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtSign, Search } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../../display/Icon/Icon.tsx';
import { Stack } from '../../layout/index.ts';
import { controlSizes } from '../../private/ControlFrame/ControlFrame.css.ts';
import { controlled, inColumn } from '../../private/storyParts.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Controls/TextField',
  component: TextField,
  args: { label: 'Name', value: '', onChange: fn() },
  render: (args) => <Controlled {...args} />,
  decorators: [inColumn('360px')],
  parameters: {
    docs: {
      description: {
        component:
          'One line of text. For several lines use **TextArea**, for a code from a message **CodeInput**, for a date **DateField**, for a phone ' +
          'number **PhoneField**, for one of many values **Select**. The clear button is hidden while the field is empty.',
      },
    },
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

const Controlled = controlled(TextField, 'value');

export const Playground: Story = {};

export const Gallery: Story = {
  render: (args) => (
    <Stack gap="5">
      {controlSizes.map((size) => (
        <Controlled {...args} key={size} size={size} label={`Size ${size}`} value="Lena" />
      ))}
      <Controlled {...args} label="Empty" placeholder="What do people call you?" />
      <Controlled {...args} label="Required, with a hint" isRequired hint="As in your passport" />
      <Controlled {...args} label="Wrong" value="L" errors={['Use at least two letters', { message: 'Start with a capital' }]} />
      <Controlled {...args} label="Password" type="password" value="correct horse" />
      <Controlled
        {...args}
        label="Search"
        isLabelHidden
        type="search"
        placeholder="People, posts, groups"
        prefix={<Icon glyph={Search} />}
      />
      <Controlled {...args} label="Handle" prefix={<Icon glyph={AtSign} />} suffix=".social" value="lena" />
      <Controlled {...args} label="Disabled" value="Lena" isDisabled />
      <Controlled {...args} label="Read-only" value="Lena" isReadOnly />
      <Controlled {...args} label="Right-to-left text" value="لينا هارتمان" />
    </Stack>
  ),
};

export const NumericOnly: Story = {
  tags: ['!autodocs'],
  args: { label: 'Amount', isNumeric: true },
  play: async ({ canvasElement, step }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    await step('has the digit keyboard (val.text.numeric.inputmode)', () => expect(input.inputMode).toBe('numeric'));
    await step('strips what is not a digit (val.text.numeric.strip)', async () => {
      await userEvent.type(input, '1a2');
      await expect(input).toHaveValue('12');
    });
    await step('keeps the caret while it strips', async () => {
      input.setSelectionRange(1, 1);
      await userEvent.keyboard('x');
      await expect(input).toHaveValue('12');
      await expect(input.selectionStart).toBe(1);
      await userEvent.keyboard('9');
      await expect(input).toHaveValue('192');
      await expect(input.selectionStart).toBe(2);
    });
    await step('refuses a paste with other characters, takes one of digits (val.text.numeric.paste)', async () => {
      await userEvent.clear(input);
      await userEvent.paste('12a');
      await expect(input).toHaveValue('');
      await userEvent.paste('123');
      await expect(input).toHaveValue('123');
    });
  },
};

export const ClearButton: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Name' });
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
    await userEvent.type(input, 'Lena');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await waitFor(() => expect(input).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
  },
};

export const ClearMeansSomethingElse: Story = {
  tags: ['!autodocs'],
  args: { value: 'Lena', onClear: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toHaveValue('Lena');
  },
};

export const PasswordIsShownOnDemand: Story = {
  tags: ['!autodocs'],
  args: { label: 'Password', type: 'password', value: 'correct horse', autoComplete: 'current-password' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const PressingTheFrameGoesToTheText: Story = {
  tags: ['!autodocs'],
  args: { prefix: <span data-testid="ornament">@</span> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByTestId('ornament'));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};
