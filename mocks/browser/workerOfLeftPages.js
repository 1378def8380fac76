/**
 * Stands before the mock library's worker, in the same file. The library lets go of a page at its `beforeunload`; what the
 * page still asks for, such as its pictures, then goes to a server that knows none of them. Here it waits until the page
 * is gone, and with it whoever asked. A page that stays after all gets what the server says.
 */
{
  /** Far longer than a page takes to go, in milliseconds. */
  const holdTime = 5_000;
  /** When each page was left, by the id of its client. */
  const leftAt = new Map();

  addEventListener('message', ({ data, source }) => {
    if (data === 'CLIENT_CLOSED') leftAt.set(source.id, Date.now());
    if (data === 'MOCK_ACTIVATE') leftAt.delete(source.id);
  });

  addEventListener('fetch', (event) => {
    const left = leftAt.get(event.clientId);
    if (left === undefined || event.request.mode === 'navigate') return;
    const wait = left + holdTime - Date.now();
    if (wait <= 0) return;
    event.stopImmediatePropagation();
    event.respondWith(new Promise((resolve) => setTimeout(resolve, wait)).then(() => fetch(event.request)));
  });
}
