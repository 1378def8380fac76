import type { BrowserContext, Page, Request } from '@playwright/test';

interface Sent {
  sentBodies?: Record<string, string>;
}

/**
 * Makes room for what a stock Firefox cannot do while BiDi drives it: a request with `keepalive`, and axe's look at the elements that
 * label another, end its content process (a crash of the debugger, not of the page); and the bodies of requests are not told.
 */
export async function makeRoomForBidi(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const send = window.fetch;
    const bodies: Record<string, string> = {};
    (window as Sent).sentBodies = bodies;
    window.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : input;
      if (typeof init?.body === 'string') {
        const { pathname } = new URL(url, location.href);
        bodies[`${init.method} ${pathname}`] = init.body;
        // Reports outlive their page: `Traces` reads them in its log.
        if (pathname === '/api/metric/track-page') console.debug(init.body);
      }
      return send(input, init?.keepalive ? { ...init, keepalive: false } : init);
    };
    for (const name of Object.getOwnPropertyNames(Element.prototype)) {
      if (/^aria.*Elements?$/.test(name)) Reflect.deleteProperty(Element.prototype, name);
    }
  });
}

/** What a request carried, wherever the browser tells it. */
export async function bodyOf(request: Request, page: Page): Promise<unknown> {
  const key = `${request.method()} ${new URL(request.url()).pathname}`;
  return request.postDataJSON() ?? JSON.parse(await page.evaluate((wanted) => (window as Sent).sentBodies?.[wanted] ?? 'null', key));
}
