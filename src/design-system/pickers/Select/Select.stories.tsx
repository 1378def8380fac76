import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { controlled, inColumn } from '../../private/storyParts.tsx';
import { selectLooks } from './Select.css.ts';
import { Select } from './Select.tsx';

const options = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'rated', label: 'Highest rated' },
  { value: 'nearest', label: 'Nearest', isDisabled: true },
];

const Example = controlled(Select<string>, 'value');

const meta = {
  title: 'Pickers/Select',
  component: Select<string>,
  render: (args) => <Example {...args} />,
  args: { label: 'Order', options, value: null, onChange: fn(), emptyLabel: 'No particular order' },
  decorators: [inColumn('20rem')],
  parameters: {
    docs: {
      description: {
        component:
          'One value from a list. For two or three options that fit on the page use **SegmentedControl** or radio buttons, ' +
          'for actions **Menu**, for on and off **Toggle**.',
      },
    },
  },
} satisfies Meta<typeof Select<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      {selectLooks.map((look) => (
        <div key={look} style={{ display: 'grid', gap: '1rem' }}>
          <Example {...args} look={look} label={`${look}, nothing selected`} />
          <Example {...args} look={look} label={`${look}, selected`} value="rated" hint="Applies to this list only" />
          <Example {...args} look={look} label={`${look}, invalid`} errors={['Choose an order']} isRequired />
          <Example {...args} look={look} label={`${look}, disabled`} isDisabled value="newest" />
        </div>
      ))}
    </div>
  ),
};

export const Open: Story = {
  tags: ['!autodocs'],
  args: { value: 'rated' },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockEnd: '14rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await expect(await screen.findByRole('option', { name: 'Highest rated' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole('combobox', { name: 'Order' });
    control.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox', { name: 'Order' });
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('option', { name: 'Highest rated' })).toHaveAttribute('data-active');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('rated');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(control).toHaveFocus());

    await userEvent.keyboard('old');
    await expect(screen.getByRole('option', { name: 'Oldest first' })).toHaveAttribute('data-active');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(control).toHaveTextContent('Highest rated');
  },
};

export const AClickOutsideCloses: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await screen.findByRole('listbox');
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const OpensAboveNearTheBottom: Story = {
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', insetBlockEnd: 40, inlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('combobox');
    await userEvent.click(control);
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(control.getBoundingClientRect().top));
  },
};
