import { pair } from '@mocks/db/table';
import type { OrganizationRow } from '@mocks/db/tables';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createFakeConnection } from '@/api/realtime/fake';
import { startLiveUpdates } from '@/app/realtime/startLiveUpdates';
import PostScreen from '@/app/screens/Post';
import { ModernFeed } from '@/features/feed/components/ModernFeed.tsx';
import { GroupPage } from '@/features/groups';
import { putGroupsAtom } from '@/features/groups/state/groups';
import { takeOwnStepAtom } from '@/features/groups/state/ownSteps';
import { PostCard, postAtom } from '@/features/posts';
import { required } from '@/shared/lib/required';
import { renderApp } from './renderApp.tsx';
import { mocks, signedInStore, withBackend } from './session.ts';

withBackend();
vi.setConfig({ testTimeout: 30_000 });
const patience = { timeout: 5000 };

const text = 'Only for those who measure the street';

/** Lena is a member of the private group Street Lab. Anna owns it and posts there, and Lena quotes that post. */
async function arrange() {
  const { db, clock } = mocks;
  const lab = required(db.organizations.by('username', 'streetlab')[0]);
  const anna = required(db.users.by('username', 'anna')[0]);
  const { store, user } = await signedInStore();
  const [known] = db.posts.newest('author', anna.id);
  const post = db.posts.put({
    ...required(known),
    id: 'p9000001',
    type: 'post',
    title: null,
    rawText: text,
    text: text,
    repostedPostId: null,
    channelId: lab.channelId,
    displayedChannelId: lab.channelId,
    isDeleted: false,
    publishedAt: clock.iso(),
  });
  const putOut = () => db.memberships.delete(pair(lab.id, user.id));
  return { store, user, lab, post, putOut };
}

test('leaving a private group removes its posts from every list and address at once, and joining again restores them', async () => {
  const { store, user, lab, post } = await arrange();
  renderApp(<ModernFeed />, store, '/modern-feed');
  await screen.findByText(text, {}, patience);
  expect(store.get(postAtom(post.id))).toBeDefined();
  await act(async () => {
    await store.set(takeOwnStepAtom, lab.id, 'leave');
  });
  // The loaded feed no longer shows the post, and the store no longer holds it.
  expect(screen.queryByText(text)).toBeNull();
  expect(store.get(postAtom(post.id))).toBeUndefined();
  cleanup();

  // Opening the post's address again shows nothing of it either.
  renderApp(<PostScreen />, store, `/post/${post.id}`);
  expect(screen.queryByText(text)).toBeNull();
  cleanup();

  mocks.db.memberships.put({
    id: pair(lab.id, user.id),
    organizationId: lab.id,
    userId: user.id,
    status: 'member',
    role: 'member',
    hidden: false,
    since: mocks.clock.iso(),
  });
  renderApp(<GroupPage address="streetlab" />, store, '/group/streetlab');
  await screen.findByText(text, {}, patience);
});

test('a person removed from a private group loses its posts with the next live event', async () => {
  const { store, post, lab, putOut } = await arrange();
  const connection = createFakeConnection();
  const stop = startLiveUpdates({ store, connection, openPost: () => undefined });
  renderApp(<ModernFeed />, store, '/modern-feed');
  await screen.findByText(text, {}, patience);
  const others = screen.getAllByRole('article').length;
  putOut();
  act(() => connection.receive('new_notification', {}));
  await waitFor(() => expect(screen.queryByText(text)).toBeNull(), patience);
  expect(store.get(postAtom(post.id))).toBeUndefined();
  expect(screen.getAllByRole('article').length).toBeGreaterThan(others / 2);
  expect(lab.isPrivate).toBe(true);
  stop();
});

test('a quote of such a post shows the note for a removed post', async () => {
  const { store, user, lab, post } = await arrange();
  const quote = {
    ...post,
    id: 'p9000002',
    type: 'quote' as const,
    rawText: 'Look',
    text: 'Look',
    repostedPostId: post.id,
    channelId: null,
  };
  mocks.db.posts.put({ ...quote, authorUserId: user.id, displayedChannelId: null });
  renderApp(<ModernFeed />, store, '/modern-feed');
  await screen.findByText(text, {}, patience);
  cleanup();
  renderApp(<PostCard id={quote.id} />, store);
  expect(within(screen.getByRole('article')).getByText(text)).toBeDefined();
  act(() => store.set(putGroupsAtom, [{ ...groupOf(lab), myMembership: { status: 'member' } }]));
  act(() => store.set(putGroupsAtom, [{ ...groupOf(lab), myMembership: { status: 'banned' } }]));
  expect(screen.queryByText(text)).toBeNull();
  expect(screen.getByText('Look')).toBeDefined();
});

const groupOf = ({ id, ownerId, name, username, typeId, isPrivate, channelId }: OrganizationRow) => ({
  id,
  ownerId,
  name,
  username,
  email: null,
  description: null,
  typeId,
  avatarFileId: null,
  isPrivate,
  terms: null,
  channelId,
});
