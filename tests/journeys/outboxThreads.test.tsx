import { afterEach, expect, test, vi } from 'vitest';
import { getPosts, request } from '@/api';
import { type Draft, emptyDraft } from '@/features/compose/model/draft';
import { outboxOf, publish, startOutbox } from '@/features/compose/state/personOutbox';
import { toastsAtom } from '@/features/feedback';
import { localEntriesAtom, postAtom } from '@/features/posts';
import { requestsSettled } from '@/shared/lib/pendingRequests';
import { required } from '@/shared/lib/required';
import { mocks, signedInStore, withBackend } from './session.ts';

withBackend();

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

type Store = Awaited<ReturnType<typeof signedInStore>>['store'];

const draft = (parts: Partial<Draft>): Draft => ({ ...emptyDraft, ...parts });
const shown = (store: Store) => store.get(localEntriesAtom).map(({ id }) => store.get(postAtom(id)));
const mine = async (userId: string) =>
  (await request(getPosts, { query: { authorUserId: userId, limit: 20, type: ['post', 'reply'] }, bypassCache: true })).results;

test('a thread is announced once, without Edit, and each of its posts is a reply to the one before', async () => {
  const { store, user } = await signedInStore();
  await publish(store, 'new', { kind: 'post' }, draft({ text: 'One', thread: ['Two', 'Three'] }));
  const texts = new Map((await mine(user.id)).map((post) => [post.id, post]));
  const posts = ['One', 'Two', 'Three'].map((text) => required([...texts.values()].find(({ rawText }) => rawText === text)));
  expect(posts.map(({ type, repostedPostId }) => [type, repostedPostId])).toEqual([
    ['post', null],
    ['reply', posts[0]?.id],
    ['reply', posts[1]?.id],
  ]);
  expect(store.get(toastsAtom)).toMatchObject([{ title: 'Post created' }]);
  expect(store.get(toastsAtom)[0]?.secondAction).toBeUndefined();
  expect(store.get(postAtom(posts[0]?.id ?? ''))?.numReplies).toBe(1);
});

test('a thread that waits is shown whole; a refused one keeps the number of its further posts, and Retry sends all', async () => {
  const { store, user } = await signedInStore();
  stops.push(startOutbox(store));
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await publish(store, 'new', { kind: 'post' }, draft({ text: 'One', thread: ['Two', '', 'Three'] }));
  const [three, two, one] = shown(store);
  expect([one, two, three]).toMatchObject([
    { rawText: 'One', sending: 'waiting', repostedPostId: null },
    { rawText: 'Two', sending: 'waiting', repostedPostId: one?.id },
    { rawText: 'Three', sending: 'waiting', repostedPostId: two?.id },
  ]);

  mocks.fail({ path: '/api/posts', method: 'POST', status: 400, message: 'Post is too long' });
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(shown(store)).toMatchObject([{ rawText: 'One', sending: 'failed', numFurther: 2 }]));
  mocks.clearFaults();
  await outboxOf(store).retry(one?.id ?? '');
  const newest = async () => (await mine(user.id)).slice(0, 3).map(({ rawText }) => rawText);
  await vi.waitFor(async () => expect((await newest()).toSorted()).toEqual(['One', 'Three', 'Two']));
  await requestsSettled();
  expect(shown(store).map((row) => [row?.rawText, row?.id.startsWith('optimistic:')])).toEqual(
    ['Three', 'Two', 'One'].map((text) => [text, false]),
  );
});

test('discarding a thread that waits removes all its posts', async () => {
  const { store } = await signedInStore();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await publish(store, 'new', { kind: 'post' }, draft({ text: 'One', thread: ['Two', 'Three'] }));
  expect(shown(store)).toHaveLength(3);
  await outboxOf(store).discard(shown(store)[2]?.id ?? '');
  expect(shown(store)).toEqual([]);
});
