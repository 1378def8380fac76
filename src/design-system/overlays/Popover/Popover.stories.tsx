import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { Popover, popoverAligns, popoverSides } from './Popover.tsx';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    label: 'About the score',
    trigger: (
      <Button variant="bordered" tone="neutral">
        What is this?
      </Button>
    ),
    children: 'Everybody who reads can weigh in. The three averages are shown as bars.',
  },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component:
          'Further content about one thing, opened by a button and shown beside it. ' +
          'For a list of actions use **Menu**, for one choice out of many **Select**, for one short sentence about a control **Tooltip**, ' +
          'to confirm something that can’t be undone **ConfirmPopup**, and for a task that needs full attention **Dialog**.',
      },
    },
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** An open popover would cover the next examples on the documentation page. */
export const Gallery: Story = {
  tags: ['!autodocs'],
  args: { isOpen: true, hasPointer: true },
  decorators: [
    (Story) => (
      <div style={{ padding: '2rem 2rem 8rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const Sides: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, auto)', gap: 12 }}>
      {popoverSides.flatMap((side) =>
        popoverAligns.map((align) => (
          <Popover
            {...args}
            key={side + align}
            side={side}
            align={align}
            trigger={<Button variant="bordered" tone="neutral" size="small">{`${side} ${align}`}</Button>}
          />
        )),
      )}
    </div>
  ),
};

export const OpensAndReturnsTheFocus: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'What is this?' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const layer = await screen.findByRole('dialog', { name: 'About the score' });
    await waitFor(() => expect(layer.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const ClosesOnAPressOutside: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'What is this?' }));
    await screen.findByRole('dialog');
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
