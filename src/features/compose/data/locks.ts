import { takeOverPatience } from '../constants.ts';

/** How long to wait for a lock, in ms: a page that is being left, or a component that development mounts twice, releases it soon. */
const shortPatience = 600;

/** The exclusive right to write one draft among the tabs of the browser. */
export interface DraftLock {
  release(): void;
}

interface DraftLockOptions {
  /** Asks the tab that has the lock to save and release it; takes the lock away if it doesn't within a second. */
  readonly isTakeOver?: boolean;
  /** Another tab wants the lock: save, then release. If it was taken away, the other tab owns the draft and saving it is too late. */
  onRequested(isTakenAway: boolean): void;
}

/** Requests the lock of a draft by name; undefined if another tab has it. A browser without locks always gets one. */
export async function lockDraft(name: string, { isTakeOver = false, onRequested }: DraftLockOptions): Promise<DraftLock | undefined> {
  const locks = lockManager();
  if (!locks) return { release: () => undefined };
  if (isTakeOver) requestRelease(name);
  // The first request doesn't wait: on a busy machine a timeout could expire although no other tab has the lock.
  const free = await acquire(locks, name, { ifAvailable: true }, onRequested);
  if (free) return free;
  const waited = await acquire(locks, name, { signal: AbortSignal.timeout(isTakeOver ? takeOverPatience : shortPatience) }, onRequested);
  return waited ?? (isTakeOver ? acquire(locks, name, { steal: true }, onRequested) : undefined);
}

/** Waits until the tab that writes a draft releases its lock, however long that takes. Undefined if the wait was aborted. */
export async function awaitDraft(name: string, signal: AbortSignal, { onRequested }: DraftLockOptions): Promise<DraftLock | undefined> {
  const locks = lockManager();
  // The tab that has just requested the lock gets it first.
  await new Promise((resolve) => setTimeout(resolve, takeOverPatience));
  return locks && !signal.aborted ? acquire(locks, name, { signal }, onRequested) : undefined;
}

/** Runs `work` while no other work of the same name runs, in this tab or another; in the order of the calls. */
export async function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = lockManager();
  return locks ? locks.request(name, work) : inTurn(name, work);
}

const lastByName = new Map<string, Promise<unknown>>();

/** The fallback for a browser without locks: exclusive only within this page. */
async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const turn = (lastByName.get(name) ?? Promise.resolve()).then(work);
  const ended = turn.catch(() => undefined);
  lastByName.set(name, ended);
  try {
    return await turn;
  } finally {
    if (lastByName.get(name) === ended) lastByName.delete(name);
  }
}

function lockManager(): LockManager | undefined {
  return (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
}

function acquire(
  locks: LockManager,
  name: string,
  options: LockOptions,
  onRequested: DraftLockOptions['onRequested'],
): Promise<DraftLock | undefined> {
  return new Promise((resolve) => {
    let hasLock = false;
    const hold = (lock: Lock | null) =>
      new Promise<void>((free) => {
        if (!lock) {
          resolve(undefined);
          free();
          return;
        }
        hasLock = true;
        const stop = listen(name, () => onRequested(false));
        resolve({
          release() {
            stop();
            free();
          },
        });
      });
    // The request is rejected if it timed out, or if the lock was taken away.
    locks.request(name, options, hold).catch(() => (hasLock ? onRequested(true) : resolve(undefined)));
  });
}

const channelName = 'sez-drafts';

function requestRelease(name: string): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(name);
  channel.close();
}

function listen(name: string, onRequested: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }) => {
    if (data === name) onRequested();
  };
  return () => channel.close();
}
