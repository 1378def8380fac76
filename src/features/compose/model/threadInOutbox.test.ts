import { expect, test } from 'vitest';
import { emptyDraft } from './draft.ts';
import { type Outcome, rowOf, userId, World } from './outboxWorld.fixture.ts';

const thread = { ...emptyDraft, text: 'One', thread: ['Two', '  ', 'Three'], isAnyoneCanReply: false };
const publishIn = (world: World, parts: Partial<ReturnType<typeof rowOf>> = {}) =>
  world.outbox.publish('new', { ...rowOf('k1', thread), ...parts });
/** The texts on the server, each with the text that it answers. */
const arrived = ({ published }: World) => {
  const posts = [...published.values()];
  const textOf = (id: string | undefined) => posts.find((post) => post.id === id)?.rawText;
  return posts.map(({ rawText, answers }) => [rawText, textOf(answers)]);
};
const whole = [
  ['One', undefined],
  ['Two', 'One'],
  ['Three', 'Two'],
];
const waiting = async (world: World) => (await world.store.rowsOf(userId)).map(({ draft }) => [draft.text, ...draft.thread]);
/** Changes how the server answers once so many posts have arrived. */
const after = (world: World, posts: number, outcome: Outcome) => {
  world.meanwhile = () => {
    if (world.published.size === posts) world.outcome = outcome;
  };
};

test('the posts of a thread are sent one after the other, each as a reply to the one before, without those that were left empty', async () => {
  const world = new World();
  await publishIn(world);
  expect(arrived(world)).toEqual(whole);
  expect([...world.published.values()].map(({ isAnyoneCanReply }) => isAnyoneCanReply)).toEqual([false, false, false]);
  expect(await waiting(world)).toEqual([]);
  expect(world.shown.size).toBe(0);
});

test('a refused post stops its thread and keeps the rest, which follows once the person retries', async () => {
  const world = new World();
  after(world, 1, 'refused');
  await publishIn(world);
  expect(arrived(world)).toEqual(whole.slice(0, 1));
  expect(await waiting(world)).toEqual([['Two', 'Three']]);
  expect(world.messages).toEqual(['refused']);
  await world.reload();
  const [[id, state] = ['', '']] = world.shown;
  expect(state).toBe('failed');
  world.outcome = 'arrives';
  world.meanwhile = () => undefined;
  await world.outbox.retry(id);
  expect(arrived(world)).toEqual(whole);
});

test('what a thread has left opens with the refused post to be corrected', async () => {
  const world = new World();
  after(world, 1, 'refused');
  await publishIn(world);
  const [[id] = ['']] = world.shown;
  await world.outbox.takeBack(id, () => 'new');
  expect((await world.store.readDraft(userId, 'new'))?.thread).toEqual(['Three']);
  expect(await waiting(world)).toEqual([]);
});

test.each<Outcome>([
  'offline',
  'request lost',
  'answer lost',
])('a thread that is interrupted (%s) goes on after a reload, each post once', async (outcome) => {
  for (const posts of [1, 2]) {
    const world = new World();
    after(world, posts, outcome);
    await publishIn(world);
    await world.reload();
    world.outcome = 'arrives';
    world.meanwhile = () => undefined;
    await world.reload();
    expect(arrived(world)).toEqual(whole);
    expect(await waiting(world)).toEqual([]);
  }
});

test('a thread goes on although the alerts of its first post were refused', async () => {
  const world = new World();
  world.areAlertsRefused = true;
  await publishIn(world, { hasAlerts: true });
  expect(world.messages).toEqual(['refused']);
  expect(arrived(world)).toEqual(whole);
});

test('two tabs send each post of a thread once', async () => {
  const world = new World();
  world.outcome = 'offline';
  await publishIn(world);
  world.outcome = 'arrives';
  const other = world.start();
  await Promise.all([world.outbox.offer(userId), other.offer(userId)]);
  expect(arrived(world)).toEqual(whole);
  expect(await waiting(world)).toEqual([]);
});

test('each post of a thread has its own images, which are uploaded when it is its turn', async () => {
  const image = (id: string, post?: number) => ({ id, name: id, alt: '', file: { id, storageId: id }, ...(post && { post }) });
  const world = new World();
  const draft = { ...thread, thread: ['', ' ', 'Three'], images: [image('a'), image('b', 3), image('c', 1), image('d', 3)] };
  await publishIn(world, { draft });
  expect([...world.published.values()].map(({ rawText, images }) => [rawText, images])).toEqual([
    ['One', ['a']],
    ['', ['c']],
    ['Three', ['b', 'd']],
  ]);
});
