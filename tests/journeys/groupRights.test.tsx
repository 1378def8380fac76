import { pair } from '@mocks/db/table';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type GroupRight, groupRights } from '@/api/contract/rights';
import { ChannelPage, EditGroup, GroupPage } from '@/features/groups';
import { canActOn, type MemberRight } from '@/features/groups/model/permissions';
import { required } from '@/shared/lib/required';
import { renderApp } from './renderApp.tsx';
import { mocks, signedInStore, withBackend } from './session.ts';

// Compares what the pages of a group offer to each role with the permission matrix. tests/contract/permissions.test.ts compares the
// matrix with the backend.

withBackend();
vi.setConfig({ testTimeout: 30_000 });

const roles = ['owner', 'admin', 'moderator', 'member'] as const;
type Role = (typeof roles)[number];
const standings = [...roles, 'none', 'invited', 'requested', 'banned'] as const;
type Standing = (typeof standings)[number];

/** One person of every role, besides the signed-in person. */
const targets = {
  owner: 'anna',
  admin: 'grace',
  moderator: 'dmitry',
  member: 'oleg',
} as const;
const viewer = 'lena';

const patience = { timeout: 5000 };
const idOf = (username: string) => required(mocks.db.users.by('username', username)[0]).id;
const lab = () => required(mocks.db.organizations.by('username', 'streetlab')[0]);
const nameOf = (username: string) => required(mocks.db.users.by('username', username)[0]).displayName ?? '';

/** Makes Street Lab public, with one person of every role in it and Lena with the given standing. */
async function arrange(standing: Standing) {
  const organizationId = lab().id;
  mocks.db.organizations.update(organizationId, { isPrivate: false });
  const put = (username: string, status: 'member' | 'invited' | 'requested' | 'banned', role: Role) => {
    const row = { organizationId, userId: idOf(username), hidden: false, since: mocks.clock.iso() };
    mocks.db.memberships.put({ id: pair(organizationId, row.userId), status, role, ...row });
  };
  for (const [role, username] of Object.entries(targets)) put(username, 'member', role as Role);
  const isRole = (roles as readonly string[]).includes(standing);
  if (standing === 'none') mocks.db.memberships.delete(pair(organizationId, idOf(viewer)));
  else put(viewer, isRole ? 'member' : (standing as 'invited'), isRole ? (standing as Role) : 'member');
  if (standing === 'owner') mocks.db.organizations.update(organizationId, { ownerId: idOf(viewer) });
  return (await signedInStore()).store;
}

const isThere = (role: 'button' | 'link' | 'radio' | 'menuitem', name: RegExp | string) => screen.queryByRole(role, { name }) !== null;

/** The rights that the group's pages offer to a person, each looked up at the control that uses it. */
async function offered(standing: Standing): Promise<Partial<Record<GroupRight, boolean>>> {
  const store = await arrange(standing);
  const page = renderApp(<GroupPage address="streetlab" />, store, '/group/streetlab?tab=members');
  await screen.findByRole('heading', { level: 1, name: 'Street Lab' }, patience);
  if (standing !== 'banned') await screen.findByRole('list', { name: 'Members' }, patience);
  const rights: Partial<Record<GroupRight, boolean>> = {
    invite: isThere('button', 'Invite'),
    editGroup: isThere('link', 'Manage: Street Lab'),
    publish: isThere('button', 'Post here'),
    viewBanned: isThere('radio', 'Banned'),
    cancelInvitation: false,
    handleRequests: false,
    unban: false,
    leave: isThere('button', 'Joined: Street Lab'),
    saveChannel: false,
  };
  const sections = { handleRequests: /^Requests/, cancelInvitation: /^Invited/, unban: 'Banned' } as const;
  const acts = { handleRequests: /^Approve: /, cancelInvitation: /^Cancel invitation: /, unban: /^Unban: / } as const;
  for (const right of ['handleRequests', 'cancelInvitation', 'unban'] as const) {
    const section = screen.queryByRole('radio', { name: sections[right] });
    if (!section) continue;
    await page.user.click(section);
    rights[right] = (await screen.findAllByRole('button', { name: acts[right] }, patience)).length > 0;
  }
  const more = screen.queryByRole('button', { name: 'More about this group' });
  if (more) {
    await page.user.click(more);
    await screen.findByRole('menuitem', { name: 'Copy link' }, patience);
    rights.leave ||= isThere('menuitem', 'Leave group');
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    await page.user.click(screen.getByRole('tab', { name: 'Channels' }));
    await screen.findByText('crossings', {}, patience);
    rights.saveChannel = isThere('button', 'New channel');
  }
  page.unmount();

  const edit = renderApp(<EditGroup groupId={lab().id} />, store, `/edit-organisation/${lab().id}`);
  await waitFor(
    () => expect(screen.queryByRole('textbox', { name: /Username/ }) ?? screen.queryByText(/^You can’t edit/)).not.toBeNull(),
    patience,
  );
  expect(isThere('button', 'Save changes')).toBe(rights.editGroup);
  rights.deleteGroup = isThere('button', 'Delete group');
  edit.unmount();
  return rights;
}

test.each(standings)('a person with the status %s is offered the actions on the group that the matrix allows', async (standing) => {
  // The choice of role in the invitation dialog is tested with that dialog.
  const { inviteAdmin: _, ...rights } = groupRights;
  const allowed = Object.entries(rights).map(([right, holders]) => [right, (holders as readonly string[]).includes(standing)]);
  expect(await offered(standing)).toEqual(Object.fromEntries(allowed));
});

test.each(roles)('the %s can change a channel and post in it as the matrix says', async (role) => {
  const store = await arrange(role);
  const channel = required(mocks.db.channels.by('owner', `organization/${lab().id}`).find(({ name }) => name === 'crossings'));
  renderApp(<ChannelPage groupId={lab().id} channelId={channel.id} />, store, `/group/${lab().id}/channel/${channel.id}`);
  await screen.findByRole('heading', { level: 1, name: 'crossings' }, patience);
  await screen.findByRole('button', { name: 'Post here' }, patience);
  expect(isThere('button', 'Edit channel')).toBe((groupRights.saveChannel as readonly Role[]).includes(role));
});

const items: Readonly<Record<MemberRight, string>> = {
  editRole: 'Edit role',
  editHidden: 'Hide role on profile',
  remove: 'Remove from group',
  ban: 'Ban from group',
};

test.each(roles)('the %s is offered the actions on each member that the matrix allows', async (role) => {
  const store = await arrange(role);
  const { user } = renderApp(<GroupPage address="streetlab" />, store, '/group/streetlab?tab=members');
  const list = within(await screen.findByRole('list', { name: 'Members' }, patience));
  const people: [target: Role | 'self', name: string][] = [['self', nameOf(viewer)]];
  for (const [target, username] of Object.entries(targets)) people.push([target as Role, nameOf(username)]);
  for (const [target, name] of people) {
    const allowed = (Object.keys(items) as MemberRight[]).filter((right) =>
      canActOn(role, right, { role: target === 'self' ? role : target, isSelf: target === 'self' }),
    );
    const menu = list.queryByRole('button', { name: `Actions for ${name}` });
    const found: (string | null)[] = [];
    if (menu) {
      await user.click(menu);
      found.push(...(await screen.findAllByRole('menuitem', {}, patience)).map(({ textContent }) => textContent));
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    }
    expect({ target, found }).toEqual({ target, found: allowed.map((right) => items[right]) });
  }
});
