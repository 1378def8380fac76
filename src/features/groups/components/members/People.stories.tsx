import type { Meta, StoryObj } from '@storybook/react-vite';
import { patience, shows } from '@tests/support/plays';
import { expect, userEvent, within } from 'storybook/test';
import { GroupPage } from '../page/GroupPage.tsx';

/** Opens the list that the address names, in a group that Lena helps to run. */
const meta = {
  title: 'Groups/People',
  tags: ['!autodocs'],
  component: GroupPage,
  args: { address: 'streetlab' },
  parameters: {
    layout: 'fullscreen',
    frame: 'column',
    app: { persona: 'regular', path: '/?tab=members&people=requests', now: '2026-11-20T12:00:00.000Z' },
    docs: { description: { component: 'Members, join requests, invitations and bans: every state of their lists and rows.' } },
  },
} satisfies Meta<typeof GroupPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const requests = '/api/organizations/:id/join-requests';
const nobody = { status: 200, body: { results: [], count: 0 } };

export const Requests: Story = { play: shows('Amira Haddad', 'Ines Duarte') };
export const NoRequests: Story = { parameters: { app: { faults: [{ path: requests, ...nobody }] } }, play: shows('No requests') };
export const RequestsLoading: Story = {
  parameters: { app: { faults: [{ path: requests, delayMs: 600_000 }] } },
  play: shows('Street Lab'),
};
export const RequestsFailed: Story = {
  parameters: { app: { faults: [{ path: requests, network: true }] } },
  play: shows('This list didn’t load', 'Network request failed'),
};

/** While an answer is being sent, the person's other buttons are disabled. */
export const RequestUnderWay: Story = {
  parameters: { app: { faults: [{ path: '/api/organizations/:id/accept-join-request', delayMs: 600_000 }] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve: Amira Haddad' }, patience));
    await expect(canvas.getByRole('button', { name: 'Decline: Amira Haddad' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Decline: Ines Duarte' })).not.toHaveAttribute('aria-disabled', 'true');
  },
};

export const Invited: Story = {
  parameters: { app: { path: '/?tab=members&people=invited' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: /^Cancel invitation/ }, patience)).toBeVisible();
  },
};
export const NobodyBanned: Story = {
  parameters: {
    app: { path: '/?tab=members&people=banned', faults: [{ path: '/api/organizations/:id/banned-users', ...nobody }] },
  },
  play: shows('Nobody is banned'),
};
export const NobodyFound: Story = {
  parameters: { app: { path: '/?tab=members' } },
  play: async (context) => {
    await userEvent.type(await within(context.canvasElement).findByRole('searchbox', {}, patience), 'zeppelin');
    await shows('No member found')(context);
  },
};

const opens = (name: string | RegExp, dialog: string) => async (context: { canvasElement: HTMLElement }) => {
  await userEvent.click(await within(context.canvasElement).findByRole('button', { name }, patience));
  return within(await within(document.body).findByRole('dialog', { name: dialog }, patience));
};

/** The search finds people by name, or by the beginning of a username. */
export const Inviting: Story = {
  play: async (context) => {
    const dialog = await opens('Invite', 'Invite people')(context);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Find people' }), '@ma');
    await userEvent.click(await dialog.findByRole('button', { name: 'Choose: Maya Okafor' }, patience));
    await expect(dialog.getByRole('list', { name: 'Chosen people' })).toHaveTextContent('Maya Okafor');
  },
};

/** An admin assigns roles below their own. */
export const GivingARole: Story = {
  parameters: { app: { path: '/?tab=members' } },
  play: async (context) => {
    await userEvent.click(await within(context.canvasElement).findByRole('button', { name: 'Actions for Дмитрий Соколов' }, patience));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Edit role' }, patience));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Role of Дмитрий Соколов' }, patience));
    await expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(['Moderator', 'Member']);
  },
};

/** Removing a member needs a confirmation. */
export const Banning: Story = {
  parameters: { app: { path: '/?tab=members' } },
  play: async (context) => {
    await userEvent.click(await within(context.canvasElement).findByRole('button', { name: 'Actions for Дмитрий Соколов' }, patience));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Ban from group' }, patience));
    await expect(await within(document.body).findByRole('alertdialog', {}, patience)).toHaveTextContent(
      'Ban Дмитрий Соколов from the group?',
    );
  },
};

/** The signed-in person's row says that the role is hidden on the profile. */
export const OwnRoleHidden: Story = {
  parameters: { app: { path: '/?tab=members' } },
  play: async (context) => {
    await userEvent.click(await within(context.canvasElement).findByRole('button', { name: 'Actions for Lena Hartmann' }, patience));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Hide role on profile' }, patience));
    await shows(/hidden on their profile/)(context);
  },
};

/** Every role in one list, seen by a person without rights. */
export const ForAMember: Story = {
  args: { address: 'citydesk' },
  parameters: { app: { path: '/?tab=members' } },
  play: shows('Owner', 'Admin', 'Moderator', 'Lena Hartmann'),
};
