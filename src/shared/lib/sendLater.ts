/** How long something that the person can take back waits before it is sent, in ms. */
export const undoTime = 5000;

interface Waiting {
  isKept: boolean;
  send(isLeaving: boolean): Promise<unknown>;
  takeBack(): void;
}

const waiting = new Map<string, Waiting>();

/**
 * Sends something after `undoTime`, unless it is taken back before (`takeBack`). `undo` is called then, and when sending it fails. When the
 * page is hidden or left it is sent at once; `isLeaving` says that only a request that is made in the same turn still reaches the server.
 * When the person leaves (`signal`, of their scope), nothing is sent and nothing waits any more.
 * What the outbox keeps without a network (`isKept`) is handed to it as soon as the network goes, because that is too late when the page is left.
 */
export function sendLater(
  key: string,
  send: (isLeaving: boolean) => Promise<unknown>,
  undo: () => void,
  signal: AbortSignal,
  isKept = false,
): void {
  if (signal.aborted || waiting.has(key)) return;
  const end = () => {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
    return waiting.delete(key);
  };
  const sendNow = async (isLeaving: boolean) => {
    if (end()) await send(isLeaving).catch(undo);
  };
  const timer = setTimeout(() => void sendNow(false), undoTime);
  waiting.set(key, { isKept, send: sendNow, takeBack: () => end() && undo() });
  signal.addEventListener('abort', end);
  // The same listeners again add nothing.
  window.addEventListener('pagehide', whenLeft);
  window.addEventListener('offline', whenOffline);
  document.addEventListener('visibilitychange', whenHidden);
}

/** Takes back what waits under this key. Returns whether there was something. */
export function takeBack(key: string): boolean {
  const entry = waiting.get(key);
  entry?.takeBack();
  return entry !== undefined;
}

/** Sends at once all that waits, for example before the person signs out. */
export async function sendWaiting(isLeaving = false): Promise<void> {
  await Promise.all([...waiting.values()].map(({ send }) => send(isLeaving)));
}

const whenOffline = () => {
  for (const { isKept, send } of waiting.values()) if (isKept) void send(false);
};
const whenLeft = () => void sendWaiting(true);
const whenHidden = () => {
  if (document.visibilityState === 'hidden') void sendWaiting();
};
