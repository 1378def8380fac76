import type { Backend } from '../backend.ts';
import { publishPost } from '../db/operations/publish.ts';
import { react } from '../db/operations/react.ts';
import { createRandom, type Random } from '../db/random.ts';
import { Refusal } from '../db/refusal.ts';
import { allRows, type UserRow } from '../db/tables.ts';
import { createViewer } from '../db/views/index.ts';

const news = [
  'The 17:10 is on time, which is news.',
  'Two new benches by the library. With backs.',
  'Market closes an hour later today.',
  'Somebody left a piano by the canal. It is in tune.',
  'The second draft is up, corrections welcome.',
] as const;
const answers = [
  'Good point, adding it to my list.',
  'I see it differently, and I see why.',
  'Do you have the numbers?',
  'This. Exactly this.',
  'Can you say more about the second part?',
] as const;
const comments = ['', 'well put', 'not convinced, but thank you', '', 'the source makes it'] as const;

/** Does one human action: weighs in on another person's post, replies to it, or writes a new one. */
function act(backend: Backend, random: Random, audienceId: string | null): void {
  const { db } = backend;
  const people = db.users.by('active', allRows).filter((user) => user.id !== audienceId && user.username !== null);
  const actor: UserRow = random.pick(people);
  const viewer = createViewer(db, actor.id);
  const mine = audienceId === null ? [] : [...db.posts.newest('author', audienceId)].slice(0, 5);
  const others = [...take(db.posts.newest('all', allRows), 20)].filter((post) => post.authorUserId !== actor.id);
  const targets = (mine.length > 0 && random.chance(0.7) ? mine : others).filter((post) => post.type !== 'repost' && viewer.sees(post));
  if (targets.length === 0 || random.chance(0.25)) {
    publishPost(viewer, actor, { type: 'post', rawText: random.pick(news) });
    return;
  }
  const target = random.pick(targets);
  if (random.chance(0.35)) publishPost(viewer, actor, { type: 'reply', repostedPostId: target.id, rawText: random.pick(answers) });
  else
    react(
      viewer,
      actor,
      target.id,
      { '2': random.pick([0, 1, 2]), '3': random.pick([0, 1, 2]), '4': random.pick([-1, 0, 1, 2]) },
      random.pick(comments),
    );
}

function* take<T>(items: Iterable<T>, count: number): Generator<T> {
  let left = count;
  for (const item of items) {
    if (left-- <= 0) return;
    yield item;
  }
}

/** Acts like other people at intervals, so that a demo shows live events. */
export function createBot(backend: Backend, audienceId: () => string | null) {
  const random = createRandom('activity bot');
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = () => {
    try {
      act(backend, random, audienceId());
    } catch (error) {
      // Refusals (a limit, a closed thread) are normal and don't stop the bot.
      if (!(error instanceof Refusal)) throw error;
    }
    backend.commit();
  };
  const bot = {
    /** One action, now. */
    tick,
    get isRunning() {
      return timer !== undefined;
    },
    /** Acts at this interval in milliseconds. */
    start(every = 8000) {
      bot.stop();
      timer = setInterval(tick, every);
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
    },
  };
  return bot;
}

export type Bot = ReturnType<typeof createBot>;
