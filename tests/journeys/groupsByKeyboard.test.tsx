import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Link, Route, Switch } from 'wouter';
import { type LinkElementProps, LinkProvider } from '@/design-system';
import { ChannelPage, CreateGroup, EditGroup, GroupPage, GroupsOverview } from '@/features/groups';
import { renderApp } from './renderApp.tsx';
import { mocks, signedInStore, withBackend } from './session.ts';

withBackend();

const InsideLink = ({ href, ref: _ref, ...rest }: LinkElementProps) => <Link {...rest} href={href} />;

const Screens = () => (
  <LinkProvider element={InsideLink}>
    <Switch>
      <Route path="/groups" component={GroupsOverview} />
      <Route path="/create-organisation" component={CreateGroup} />
      <Route path="/edit-organisation/:id">{({ id }) => <EditGroup groupId={id} />}</Route>
      <Route path="/group/:groupId/channel/:id">{({ groupId, id }) => <ChannelPage groupId={groupId} channelId={id} />}</Route>
      <Route path="/group/:id">{({ id }) => <GroupPage address={id} />}</Route>
    </Switch>
  </LinkProvider>
);

/** Opens a path as a persona who uses only the keyboard. */
async function sitDown(who: 'regular' | 'author', path: string) {
  mocks.become(who);
  localStorage.clear();
  const { store } = await signedInStore();
  const view = renderApp(<Screens />, store, path);
  const nameOf = (element: Element | null) =>
    element?.getAttribute('aria-label') ?? (element as HTMLInputElement | null)?.labels?.[0]?.textContent ?? element?.textContent ?? '';
  /** Presses Tab until the element with this name has the focus. */
  const reach = async (name: RegExp) => {
    await waitFor(() => expect(document.body.textContent).not.toMatch(/^Loading/), { timeout: 5000 });
    for (let presses = 0; presses < 120; presses += 1) {
      if (document.activeElement !== document.body && name.test(nameOf(document.activeElement))) return;
      await view.user.tab();
    }
    throw new Error(`Nothing called ${name} can be reached by the Tab key.`);
  };
  const press = async (name: RegExp, keys = '{Enter}') => {
    await reach(name);
    await view.user.keyboard(keys);
  };
  return { ...view, reach, press };
}

const titled = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 5000 });

test('a group by keyboard alone: create it, invite a person who accepts, add a channel, delete it', { timeout: 60_000 }, async () => {
  const owner = await sitDown('regular', '/groups');
  await screen.findByText('Street Lab', {}, { timeout: 5000 });
  await owner.press(/^Create group$/);
  await titled('Create a group');
  await owner.press(/^\W*Name/, 'Kite Club');
  await owner.press(/Username/, 'kites');
  await owner.press(/Type/, '{Enter}');
  await owner.user.keyboard('{ArrowDown}{Enter}');
  await owner.press(/^Create group$/);
  await titled('Kite Club');
  await owner.press(/^Invite$/);
  await owner.press(/Find people/, '@maya');
  await screen.findByRole('button', { name: 'Choose: Maya Okafor' }, { timeout: 5000 });
  await owner.press(/^Choose: Maya Okafor$/);
  await owner.press(/^Invite$/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 5000 });
  const at = owner.at() ?? '';
  owner.unmount();

  const guest = await sitDown('author', at);
  await titled('Kite Club');
  await guest.press(/^Accept: Kite Club$/);
  expect(await screen.findByRole('button', { name: 'Joined: Kite Club' }, { timeout: 5000 })).toBeDefined();
  guest.unmount();

  const again = await sitDown('regular', `${at}?tab=channels`);
  await titled('Kite Club');
  await again.press(/^New channel$/);
  await again.press(/^\W*Name/, 'knots');
  await again.press(/^Create channel$/);
  await titled('knots');
  await again.press(/^Kite Club$/);
  await titled('Kite Club');
  await again.press(/^Manage: Kite Club$/);
  await again.press(/^Delete group$/);
  await screen.findByRole('dialog');
  await again.press(/Type “kites”/, 'kites{Enter}');
  await waitFor(() => expect(again.at()).toBe('/groups'), { timeout: 5000 });
});
