import { expect, type Page } from '@playwright/test';

/** A post that the run has sent, found by a word that no other post contains. */
export interface Written {
  readonly word: string;
}

interface Snapshot {
  changes: { table: string; row?: unknown }[];
}
interface MockWindow {
  __mock: { exportState(): Snapshot };
}

/** Expects no repeated element id, and no repeated row in a list. */
export async function expectNothingTwice(page: Page): Promise<void> {
  const repeated = await page.evaluate(() => {
    const keys = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    for (const list of document.querySelectorAll<HTMLElement>('[data-list]'))
      for (const row of list.querySelectorAll<HTMLElement>(':scope > [data-key]'))
        keys.push(`${list.dataset['list']} ${row.dataset['key']}`);
    return [...new Set(keys.filter((key, at) => keys.indexOf(key) !== at))];
  });
  expect(repeated, 'nothing is there twice').toEqual([]);
}

/** Expects the title to show the number of unread notifications, and the backend to send as many rows. */
export async function expectRightCount(page: Page, enter: () => Promise<void>): Promise<void> {
  // The run may have signed the person out, and without a session there are no notifications.
  await enter();
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          document.dispatchEvent(new Event('visibilitychange'));
          const ask = async (path: string) =>
            (await (await fetch(path, { headers: { 'X-Sez-Platform': 'web' } })).json()) as { count: number; results: unknown[] };
          const { count, results } = await ask('/api/notifications?read=false&limit=100&offset=0');
          const shown = Number(/^\((\d+)/.exec(document.title)?.[1] ?? 0);
          return [shown === Math.min(count, shown > 99 ? shown : count), results.length === Math.min(count, 100)];
        }),
      { message: 'the number in the title is that of unread rows', timeout: 15_000 },
    )
    .toEqual([true, true]);
}

/** Actions that may remove what was written on purpose. */
const takesAway = /press ".*(Undo|Discard|Delete|Remove|Cancel|Reset|Log out)/;

/** Expects every sent post to exist once, on the server or as unsent on this device. Returns how many have arrived. */
export async function expectWritten(page: Page, written: readonly Written[], log: readonly string[]): Promise<number> {
  const found = await page.evaluate(
    async (words) => {
      const rows = (window as unknown as MockWindow).__mock.exportState().changes;
      const onServer = rows.map(({ table, row }) => ({ table, text: JSON.stringify(row ?? null) }));
      const database = await new Promise<IDBDatabase | undefined>((resolve) => {
        const request = indexedDB.open('sez-drafts');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => resolve(undefined);
      });
      const stored = await Promise.all(
        [...(database?.objectStoreNames ?? [])].map(
          (name) =>
            new Promise<unknown[]>((resolve) => {
              const request = (database as IDBDatabase).transaction(name).objectStore(name).getAll();
              request.onsuccess = () => resolve(request.result);
              request.onerror = () => resolve([]);
            }),
        ),
      );
      database?.close();
      const onDevice = JSON.stringify(stored);
      return words.map((word) => ({
        word,
        posts: onServer.filter(({ table, text }) => table === 'posts' && text.includes(word)).length,
        isKept: onDevice.includes(word) || onServer.some(({ text }) => text.includes(word)),
      }));
    },
    written.map(({ word }) => word),
  );
  expect(
    found.filter(({ posts }) => posts > 1),
    'nothing that was written is there twice',
  ).toEqual([]);
  const isLost = ({ isKept, word }: { isKept: boolean; word: string }) =>
    !isKept && !log.slice(log.indexOf(`write ${word}`)).some((step) => takesAway.test(step));
  expect(found.filter(isLost), 'nothing that was written is lost').toEqual([]);
  return found.filter(({ posts }) => posts === 1).length;
}
