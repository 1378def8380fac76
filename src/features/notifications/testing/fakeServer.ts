import { currentUserSchema, type Notification, type User } from '@/api';
import { currentUserIdAtom } from '@/features/session';
import { stored } from '@/shared/storage';
import { createStore } from 'jotai';

/** Somebody, with no more than is needed to be one. */
export const person = (id: string, displayName: string): User => ({
  id, username: id, displayName, firstName: null, lastName: null, name: null, email: null, phone: null,
  roles: [], verified: false, rating: 99, avatarFile: null, weighInThresholds: [], frequencyHandle: null,
});

/** A notification; the higher its number, the newer it is. */
export const notification = (number: number, given: Partial<Notification> = {}): Notification => ({
  id: `n${number}`,
  read: false,
  type: 'follow',
  createdAt: new Date(Date.UTC(2026, 2, 1, 12, number)).toISOString(),
  actorUser: person(`u${number}`, `Person ${number}`),
  ...given,
});

/** Answers the three calls of this feature from memory. */
export function serveNotifications(given: readonly Notification[], isRefusing = false) {
  const original = globalThis.fetch;
  const arrivals: string[] = [];
  const state = { rows: [...given], isRefusing };

  const list = (url: URL) => {
    const { searchParams } = url;
    const wanted = searchParams.has('read') ? searchParams.get('read') === 'true' : undefined;
    const rows = state.rows.filter(({ read }) => wanted === undefined || read === wanted).toSorted((a, b) => ((a.createdAt ?? '') < (b.createdAt ?? '') ? 1 : -1));
    const offset = Number(searchParams.get('offset') ?? 0);
    return { results: rows.slice(offset, offset + Number(searchParams.get('limit') ?? 10)), count: rows.length };
  };
  const mark = (id: string) => {
    state.rows = state.rows.map((row) => (row.id === id ? { ...row, read: true } : row));
    return state.rows.find((row) => row.id === id);
  };

  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), 'http://localhost');
    arrivals.push(`${init?.method ?? 'GET'} ${url.pathname}${url.search}`);
    if (state.isRefusing) return Response.json({ statusCode: 500, message: 'No' }, { status: 500 });
    if (url.pathname === '/api/notifications') return Response.json(list(url));
    if (url.pathname === '/api/notifications/unread') return Response.json(list(new URL('/?read=false&limit=10', url)));
    return Response.json(mark(url.pathname.split('/')[3] ?? ''));
  };
  return { arrivals, state, stop: () => void (globalThis.fetch = original) };
}

/** A store in which this person is signed in. */
export function createSignedInStore(id: string) {
  stored('user', currentUserSchema).write({ ...person(id, id), followingChannels: [] });
  const store = createStore();
  // The stored person is read when somebody begins to watch.
  store.sub(currentUserIdAtom, () => undefined);
  return store;
}
