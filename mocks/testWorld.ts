import type { PostInput } from '@/api';
import { createClock } from './db/clock.ts';
import { createDatabase } from './db/database.ts';
import type { LiveEvent } from './db/events.ts';
import { publishPost } from './db/operations/publish.ts';
import { must, Refusal } from './db/refusal.ts';
import type { OrganizationRow, PostRow, UserRow } from './db/tables.ts';
import { createViewer } from './db/views/index.ts';
import { buildWorld, type WorldName } from './fixtures/worlds/index.ts';

const noon = '2026-11-20T12:00:00.000Z';

/** A world with a stopped clock and shortcuts to its people, for tests of the server's rules. */
export function makeTestWorld(world: WorldName = 'everyday') {
  const clock = createClock(noon);
  const db = createDatabase(clock);
  buildWorld(db, world);
  const events: LiveEvent[] = [];
  db.events.listen((event) => events.push(event));
  const user = (username: string): UserRow => must(db.users.by('username', username)[0], `No ${username}`);
  const viewer = (username: string | null) => createViewer(db, username === null ? null : user(username).id);
  return {
    db,
    clock,
    events,
    user,
    viewer,
    group: (username: string): OrganizationRow => must(db.organizations.by('username', username)[0], `No ${username}`),
    post: (by: string, input: Partial<PostInput> = {}): PostRow =>
      publishPost(viewer(by), user(by), { type: 'post', rawText: 'A thought.', ...input }),
    notificationsOf: (username: string) => [...db.notifications.newest('user', user(username).id)],
  };
}

export type TestWorld = ReturnType<typeof makeTestWorld>;

/** Runs something that must be refused and returns `"409 Already reposted"`. */
export function refusalOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return `${error.status} ${error.message}`;
    throw error;
  }
  return 'not refused';
}

/** The headers of every client call that changes something. */
export const clientHeaders = { 'x-sez-platform': 'web', 'content-type': 'application/json' } as const;

/** The same for a form, whose content type is set with its boundary. */
export const formHeaders = { 'x-sez-platform': 'web' } as const;
