/** Far longer than a page takes to go, in milliseconds. */
const holdTime = 5_000;

/**
 * Keeps requests of a page that is being left from reaching the network. The mock library lets go of a page at its
 * `beforeunload`, yet the page lives on until the next one answers, and what it asks for in between would come back
 * from a server that knows no `/api`. A page that stays after all goes on asking once the time is over. One that comes back
 * from the browser's back/forward cache begins anew, for the library does not know it any more.
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
