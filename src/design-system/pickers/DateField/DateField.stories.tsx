import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { controlled, findOverflow, inColumn } from '../../private/storyParts.tsx';
import { DateField } from './DateField.tsx';

const today = new Date(2026, 10, 20);

const Example = controlled(DateField, 'value');

const meta = {
  title: 'Pickers/DateField',
  component: DateField,
  render: (args) => <Example {...args} />,
  args: { label: 'Date of birth', value: new Date(1987, 2, 5), today, onChange: fn() },
  decorators: [inColumn('22rem')],
  parameters: {
    docs: {
      description: {
        component:
          'A day in the past, from a calendar under the field. The calendar is fetched when it is first opened. ' +
          'For a date that everybody knows by heart in its parts three numeric **TextFields** are quicker; for how long ago something was use words.',
      },
    },
  },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Example {...args} />
      <Example {...args} label="Empty" value={null} placeholder="Choose a day" hint="Only you can see it" />
      <Example {...args} label="Invalid" value={null} isRequired errors={['Choose a day']} />
      <Example {...args} label="Disabled" isDisabled />
    </div>
  ),
};

const open = async (canvasElement: HTMLElement) => {
  const input = within(canvasElement).getByRole('combobox', { name: 'Date of birth' });
  await userEvent.click(input);
  await screen.findByRole('grid', {}, { timeout: 5000 });
  return input;
};

export const Open: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};

export const OpenToday: Story = {
  tags: ['!autodocs'],
  args: { value: null },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Date of birth' });
    input.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: '3/5/1987' })).toHaveFocus(), { timeout: 5000 });
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{PageUp}{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('2/13/1987', new Date(1987, 1, 13));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveValue('2/13/1987');
  },
};

export const ByPointer: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    await open(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2000');
    await userEvent.click(screen.getByRole('button', { name: '4/30/2000' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('4/30/2000', new Date(2000, 3, 30));
  },
};

export const APressOutsideCloses: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    await open(canvasElement);
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The widest day and month on a phone of 320 px, with text at twice its size. */
export const LargeTextOnANarrowPhone: Story = {
  tags: ['!autodocs'],
  args: { value: new Date(1999, 8, 30) },
  decorators: [inColumn('288px')],
  globals: { textSize: '200' },
  play: async ({ args, canvasElement }) => {
    const input = await open(canvasElement);
    const calendar = screen.getByRole('dialog', { name: 'Calendar' });
    const month = within(calendar).getByRole('combobox', { name: 'Month' });
    const year = within(calendar).getByRole('combobox', { name: 'Year' });
    await expect(year.getBoundingClientRect().top).toBeGreaterThanOrEqual(month.getBoundingClientRect().bottom);
    await expect(findOverflow(input.closest('div[style]') as HTMLElement)).toEqual([]);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('', null);
    await expect(input).toHaveValue('');
  },
};
