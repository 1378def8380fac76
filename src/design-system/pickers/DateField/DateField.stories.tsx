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
          'A date from 1 January 1900 to today, or from `min` to `max`, in a calendar below the field, which is loaded when it is first opened. ' +
          'It is written in the language of `locale`; a form sends it as `2024-12-31`. ' +
          'For a date that people know by heart, such as a birthday, three numeric **TextField**s are quicker.',
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

/** Names, figures and the first day of the week are those of the locale. */
export const InRussian: Story = {
  tags: ['!autodocs'],
  args: { locale: 'ru', label: 'Дата рождения' },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Дата рождения' });
    await expect(input).toHaveValue('05.03.1987');
    await userEvent.click(input);
    await screen.findByRole('grid', { name: 'март 1987 г.' }, { timeout: 5000 });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'май');
    await expect(findOverflow(screen.getByRole('dialog'))).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '09.05.1987' }));
    await expect(args.onChange).toHaveBeenCalledWith('09.05.1987', new Date(1987, 4, 9));
  },
};

/** A day in the future, between two limits. */
export const WithLimits: Story = {
  tags: ['!autodocs'],
  args: { label: 'Visit', value: null, min: new Date(2026, 11, 7), max: new Date(2027, 0, 15) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Visit' }));
    await screen.findByRole('grid', { name: 'December 2026' }, { timeout: 5000 });
    await expect(screen.getByRole('button', { name: '12/6/2026' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: '12/7/2026' }));
    await expect(args.onChange).toHaveBeenCalledWith('12/7/2026', new Date(2026, 11, 7));
  },
};

/** The day belongs to the form: it is sent as an ISO day, and a reset brings back the first one. */
export const InAForm: Story = {
  tags: ['!autodocs'],
  render: ({ value, ...args }) => (
    <form aria-label="Profile">
      <DateField {...args} defaultValue={value} name="born" />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sent = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).get('born');
    await expect(sent()).toBe('1987-03-05');
    await open(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: '3/6/1987' }));
    await expect(sent()).toBe('1987-03-06');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sent()).toBe('1987-03-05'));
    await expect(canvas.getByRole('combobox')).toHaveValue('3/5/1987');
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
