/** Much longer than a page takes to unload, in milliseconds. */
const holdTime = 5_000;

/**
 * Keeps requests of an unloading page from reaching the network. The mock library releases a page at its
 * `beforeunload`, but the page still runs until the next one loads, and its requests would be answered
 * by a server that knows no `/api`. A page that isn't unloaded after all sends them once the time is over. One that returns
 * from the browser's back/forward cache is reloaded, since the library no longer serves it.
 */
export function holdRequestsWhileLeaving(reload = () => location.reload()): void {
  const send = globalThis.fetch.bind(globalThis);
  let leftAt = Number.NEGATIVE_INFINITY;
  addEventListener('beforeunload', () => (leftAt = performance.now()));
  addEventListener('pageshow', ({ persisted }) => persisted && reload());
  globalThis.fetch = async (...request) => {
    const wait = leftAt + holdTime - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    return send(...request);
  };
}
