import type { Meta, StoryObj } from '@storybook/react-vite';
import { patience, shows, showsTitle } from '@tests/support/plays';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CreateGroup } from './CreateGroup.tsx';
import { EditGroup } from './EditGroup.tsx';

const meta = {
  title: 'Groups/Forms',
  tags: ['!autodocs'],
  component: EditGroup,
  args: { groupId: 'breadclub' },
  parameters: {
    layout: 'fullscreen',
    frame: 'column',
    app: { persona: 'regular', now: '2026-11-20T12:00:00.000Z' },
    docs: { description: { component: 'A group is created, changed and, by its owner, deleted.' } },
  },
} satisfies Meta<typeof EditGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each missing value is reported beside its field, and the first such field gets the focus. */
export const Creating: Story = {
  render: () => <CreateGroup />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Create group' }, patience));
    await shows('Name is required', 'Username is required', 'Type is required')({ canvasElement });
    // The focus moves in the frame after the reports are drawn.
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^\W*Name/ })).toHaveFocus());
  },
};

/** The form checks while typing whether a username is free. */
export const UsernameTaken: Story = {
  render: () => <CreateGroup />,
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByRole('textbox', { name: /Username/ }, patience), 'citydesk');
    await shows('Username is already taken')({ canvasElement });
  },
};

export const Editing: Story = { play: showsTitle('Edit group') };

/** An admin can change the group but not delete it. */
export const ForAnAdmin: Story = {
  args: { groupId: 'streetlab' },
  play: async (context) => {
    await showsTitle('Edit group')(context);
    await expect(within(context.canvasElement).queryByRole('button', { name: 'Delete group' })).toBeNull();
  },
};

/** Deleting requires typing the group's username. */
export const Deleting: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Delete group' }, patience));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Delete Slow Bread Club?' }, patience));
    await expect(dialog.getByRole('button', { name: 'Delete group' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(dialog.getByRole('textbox'), 'breadclub');
    await expect(dialog.getByRole('button', { name: 'Delete group' })).not.toHaveAttribute('aria-disabled', 'true');
  },
};

export const NotYours: Story = { args: { groupId: 'tramriders' }, play: shows('You can’t edit this group') };
