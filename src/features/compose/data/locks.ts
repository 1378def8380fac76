import { takeOverPatience } from '../constants.ts';

/** A page that is going away, or a component drawn twice in development, lets go a moment later; on a busy machine, some moments. */
const shortPatience = 600;

/** Holds the right to write one draft; other tabs of the browser then do not. */
export interface DraftLock {
  release(): void;
}

interface DraftLockOptions {
  /** Asks the tab that writes it to save and let go; takes it away when there is no answer within a second. */
  readonly isTakeOver?: boolean;
  /** Another tab wants it: save, then release. Once it was taken away it is too late to save: the draft is somebody else's. */
  onWanted(isTakenAway: boolean): void;
}

/** Locks are named by the draft; a browser without them has one tab at a time as far as anybody knows. */
export async function lockDraft(name: string, { isTakeOver = false, onWanted }: DraftLockOptions): Promise<DraftLock | undefined> {
  const locks = lockManager();
  if (!locks) return { release: () => undefined };
  if (isTakeOver) tell(name);
  // First without any waiting: a signal that runs out on a busy machine would look like another tab.
  const free = await acquire(locks, name, { ifAvailable: true }, onWanted);
  if (free) return free;
  const waited = await acquire(locks, name, { signal: AbortSignal.timeout(isTakeOver ? takeOverPatience : shortPatience) }, onWanted);
  return waited ?? (isTakeOver ? acquire(locks, name, { steal: true }, onWanted) : undefined);
}

/** Waits for the tab that writes a draft to be done with it, however long that takes. Undefined once nobody waits any longer. */
export async function awaitDraft(name: string, signal: AbortSignal, { onWanted }: DraftLockOptions): Promise<DraftLock | undefined> {
  const locks = lockManager();
  // The tab that has just asked for it goes first.
  await new Promise((resolve) => setTimeout(resolve, takeOverPatience));
  return locks && !signal.aborted ? acquire(locks, name, { signal }, onWanted) : undefined;
}

/** Runs `work` while nothing else is done under the same name, in this tab or another; in the order in which it was asked for. */
export async function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = lockManager();
  return locks ? locks.request(name, work) : inTurn(name, work);
}

const lastByName = new Map<string, Promise<unknown>>();

/** For a browser without locks: this page at least does one thing after the other. */
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
  onWanted: DraftLockOptions['onWanted'],
): Promise<DraftLock | undefined> {
  return new Promise((resolve) => {
    let isHeld = false;
    const hold = (lock: Lock | null) =>
      new Promise<void>((free) => {
        if (!lock) {
          resolve(undefined);
          free();
          return;
        }
        isHeld = true;
        const stop = listen(name, () => onWanted(false));
        resolve({
          release() {
            stop();
            free();
          },
        });
      });
    // Rejected when it was waited for too long, or taken away.
    locks.request(name, options, hold).catch(() => (isHeld ? onWanted(true) : resolve(undefined)));
  });
}

const channelName = 'sez-drafts';

function tell(name: string): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(name);
  channel.close();
}

function listen(name: string, onWanted: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }) => {
    if (data === name) onWanted();
  };
  return () => channel.close();
}
