import type { Meta, StoryObj } from '@storybook/react-vite';
import { patience, shows, showsTitle } from '@tests/support/plays';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { GroupPage } from './GroupPage.tsx';

const meta = {
  title: 'Groups/Page',
  tags: ['!autodocs'],
  component: GroupPage,
  args: { address: 'streetlab' },
  parameters: {
    layout: 'fullscreen',
    frame: 'column',
    app: { persona: 'regular', path: '/?tab=members', now: '2026-11-20T12:00:00.000Z' },
    docs: {
      description: { component: 'A group as those see it who run it, are in it, are invited, asked, stand outside, or are banned.' },
    },
  },
} satisfies Meta<typeof GroupPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An admin sees the members' menus and the other lists. */
export const ForAnAdmin: Story = {
  play: async (context) => {
    await showsTitle('Street Lab')(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Дмитрий Соколов' }, patience));
    const menu = within(document.body);
    await waitFor(() => expect(menu.getAllByRole('menuitem')).toHaveLength(4));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu.queryByRole('menuitem')).toBeNull());
  },
};

/** Join requests, the longest wait first. */
export const JoinRequests: Story = {
  play: async (context) => {
    await showsTitle('Street Lab')(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /^Requests/ }, patience));
    const rows = within(await canvas.findByRole('list', { name: 'Join requests' }, patience)).getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent('Amira Haddad');
  },
};

export const Banned: Story = {
  play: async (context) => {
    await showsTitle('Street Lab')(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Banned' }, patience));
    await expect(await canvas.findByRole('button', { name: 'Unban: Viktor Brandt' }, patience)).toBeVisible();
  },
};

/** The owner manages the group and can't leave it. */
export const ForTheOwner: Story = { parameters: { app: { persona: 'owner', path: '/?tab=about' } }, play: showsTitle('Street Lab') };

export const ForAModerator: Story = {
  parameters: { app: { persona: 'moderator', path: '/?tab=members' } },
  play: showsTitle('Street Lab'),
};

export const Channels: Story = { parameters: { app: { path: '/?tab=channels' } }, play: showsTitle('Street Lab') };

/** An outsider sees only name, picture, description and the request button. */
export const PrivateFromOutside: Story = {
  args: { address: 'quietcarriage' },
  play: async (context) => {
    await showsTitle('Quiet Carriage')(context);
    await expect(within(context.canvasElement).queryByRole('tab')).toBeNull();
  },
};

export const Invited: Story = { args: { address: 'nightreaders' }, play: showsTitle('Night Shift Readers') };
export const Requested: Story = { args: { address: 'riverswim' }, play: showsTitle('River Swimmers') };
export const BannedFromIt: Story = { args: { address: 'smalllenses' }, play: showsTitle('Small Lenses') };
export const PublicFromOutside: Story = {
  args: { address: 'eastchoir' },
  parameters: { app: { path: '/?tab=about' } },
  play: showsTitle('East Side Choir'),
};

export const Missing: Story = {
  args: { address: 'nowhere' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('We couldn’t find this group', {}, patience)).toBeVisible();
  },
};

/** The error shows the server's own message. */
export const Failed: Story = {
  parameters: { app: { faults: [{ path: '/api/organizations/:id', status: 503, message: 'Back in a minute' }] } },
  play: shows('The group didn’t load', 'Back in a minute'),
};

export const Loading: Story = {
  parameters: { app: { faults: [{ path: '/api/organizations/:id', delayMs: 600_000 }] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading the group', {}, patience)).toBeInTheDocument();
  },
};
