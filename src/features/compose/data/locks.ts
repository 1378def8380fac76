import { takeOverPatience } from '../constants.ts';

/** A page that is going away, or a component drawn twice in development, lets go a moment later. */
const shortPatience = 200;

/** Holds the right to write one draft; other tabs of the browser then do not. */
export interface DraftLock {
  release(): void;
}

interface LockWishes {
  /** Asks the tab that writes it to save and let go; takes it away when there is no answer within a second. */
  readonly isTakeOver?: boolean;
  /** Another tab wants it: save, then release. Also called when it was taken away. */
  onWanted(): void;
}

/** Locks are named by the draft; a browser without them has one tab at a time as far as anybody knows. */
export async function lockDraft(name: string, { isTakeOver = false, onWanted }: LockWishes): Promise<DraftLock | undefined> {
  const locks = lockManager();
  if (!locks) return { release: () => undefined };
  if (isTakeOver) tell(name);
  // First without any waiting: a signal that runs out on a busy machine would look like another tab.
  const free = await acquire(locks, name, { ifAvailable: true }, onWanted);
  if (free) return free;
  const waited = await acquire(locks, name, { signal: AbortSignal.timeout(isTakeOver ? takeOverPatience : shortPatience) }, onWanted);
  return waited ?? (isTakeOver ? acquire(locks, name, { steal: true }, onWanted) : undefined);
}

/** Runs `work` while no other tab does anything under the same name. */
export async function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = lockManager();
  return locks ? locks.request(name, work) : work();
}

function lockManager(): LockManager | undefined {
  return (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
}

function acquire(locks: LockManager, name: string, options: LockOptions, onWanted: () => void): Promise<DraftLock | undefined> {
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
        const stop = listen(name, onWanted);
        resolve({
          release() {
            stop();
            free();
          },
        });
      });
    // Rejected when it was waited for too long, or taken away.
    locks.request(name, options, hold).catch(() => (isHeld ? onWanted() : resolve(undefined)));
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
