import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inColumn } from '../../private/storyParts.tsx';
import { PhoneField } from './PhoneField.tsx';

const meta = {
  title: 'Pickers/PhoneField',
  component: PhoneField,
  args: { label: 'Phone number', defaultCountry: 'DE', onChange: fn() },
  decorators: [inColumn('24rem')],
  parameters: {
    docs: {
      description: {
        component:
          'A phone number of any country; its value is E.164. The metadata that validates numbers, the list of countries and the flags are loaded ' +
          'when the field is shown; people can type before. Where nearly all numbers are of one country use **PlainPhoneField**; ' +
          'for the code that is sent then use **CodeInput**.',
      },
    },
  },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

const opener = (canvasElement: HTMLElement) => within(canvasElement).findByRole('button', { name: /^Country: / }, { timeout: 8000 });
const flagsAreThere = async (canvasElement: HTMLElement) => {
  await opener(canvasElement);
  await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeNull(), { timeout: 8000 });
};

export const Playground: Story = {};

export const Gallery: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <PhoneField {...args} label="Empty" />
      <PhoneField {...args} label="Filled" defaultValue="0151 2345 6789" hint="We send you a code by SMS" />
      <PhoneField {...args} label="International" defaultValue="+1 201 555 0123" />
      <PhoneField {...args} label="Invalid" defaultValue="0151" isRequired errors={['This is not a phone number']} />
      <PhoneField {...args} label="Disabled" defaultCountry="US" isDisabled />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('button', { name: /^Country: / }, { timeout: 8000 });
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(5), { timeout: 8000 });
  },
};

export const OpenList: Story = {
  tags: ['!autodocs'],
  args: { preferredCountries: ['DE', 'US', 'RU'] },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockEnd: '25rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await flagsAreThere(canvasElement);
    await userEvent.click(await opener(canvasElement));
    await expect(await screen.findByRole('option', { name: /Germany/ })).toHaveAttribute('aria-selected', 'true');
  },
};

export const ChoosesByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Phone number' });
    (await opener(canvasElement)).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search countries' })).toHaveFocus());
    await userEvent.keyboard('unit{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('option', { name: /United States/ })).toHaveAttribute('data-active');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.type(input, '2015550123');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ number: '+12015550123', country: 'US', isValid: true }));
    await userEvent.tab();
    await expect(input).toHaveValue('(201) 555-0123');
  },
};

export const EscapeReturnsToTheButton: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const button = await opener(canvasElement);
    await userEvent.click(button);
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search countries' }), 'qqq');
    await expect(screen.getByRole('status')).toHaveTextContent('No country matches.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const TypedCallingCodeChangesTheCountry: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await opener(canvasElement);
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Phone number' }), '+7 916 123 45 67');
    await expect(await within(canvasElement).findByRole('button', { name: 'Country: Russia, +7' })).toBeInTheDocument();
  },
};

/** Four other names begin with these two letters. */
export const TheExactCodeComesFirst: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await opener(canvasElement));
    const search = await screen.findByRole('combobox', { name: 'Search countries' });
    await userEvent.type(search, 'ch');
    const [first, second] = screen.getAllByRole('option');
    await expect(first).toHaveTextContent('Switzerland');
    await expect(first).toHaveAttribute('data-active');
    await expect(second).toHaveTextContent(/^Ch/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(canvasElement).getByRole('textbox', { name: 'Phone number' })).toHaveFocus());
    await userEvent.keyboard('446681800');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ country: 'CH', number: '+41446681800' }));
  },
};
