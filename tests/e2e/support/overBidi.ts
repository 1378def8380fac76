import type { BrowserContext, Page, Request } from '@playwright/test';

interface Sent {
  sentBodies?: Record<string, string>;
}

/**
 * Works around limits of a stock Firefox driven over BiDi. Requests with `keepalive`, and axe's check of elements that label others,
 * end its content process (the debugger crashes, not the page); and BiDi doesn't report the bodies of requests.
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
        // Page-view reports outlive their page, so `Traces` reads them from its log.
        if (pathname === '/api/metric/track-page') console.debug(init.body);
      }
      return send(input, init?.keepalive ? { ...init, keepalive: false } : init);
    };
    for (const name of Object.getOwnPropertyNames(Element.prototype)) {
      if (/^aria.*Elements?$/.test(name)) Reflect.deleteProperty(Element.prototype, name);
    }
  });
}

/** Returns the body of a request, also in a browser that doesn't report it. */
export async function bodyOf(request: Request, page: Page): Promise<unknown> {
  const key = `${request.method()} ${new URL(request.url()).pathname}`;
  return request.postDataJSON() ?? JSON.parse(await page.evaluate((wanted) => (window as Sent).sentBodies?.[wanted] ?? 'null', key));
}
