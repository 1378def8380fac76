import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inColumn } from '../../private/storyParts.tsx';
import { PlainPhoneField } from './PlainPhoneField.tsx';

const meta = {
  title: 'Pickers/PlainPhoneField',
  component: PlainPhoneField,
  args: { label: 'Phone number', onChange: fn() },
  decorators: [inColumn('22rem')],
  parameters: {
    docs: {
      description: {
        component:
          'A phone number where nearly all numbers are of one country; an extension may follow. Where people come from many countries use **PhoneField**, ' +
          'which helps with the calling code.',
      },
    },
  },
} satisfies Meta<typeof PlainPhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <PlainPhoneField {...args} label="Empty" />
      <PlainPhoneField {...args} label="Filled" defaultValue="(201) 555-0123 ext. 5" hint="With the extension, if there is one" />
      <PlainPhoneField {...args} label="Invalid" defaultValue="201" isRequired errors={['This is not a phone number']} />
      <PlainPhoneField {...args} label="Disabled" defaultValue="(201) 555-0123" isDisabled />
    </div>
  ),
};

export const Typed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Phone number' });
    await userEvent.type(input, '2015550123 x5');
    await waitFor(
      () =>
        expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ number: '+12015550123', extension: '5', isValid: true })),
      { timeout: 8000 },
    );
    await userEvent.tab();
    await expect(input).toHaveValue('(201) 555-0123 ext. 5');
  },
};
