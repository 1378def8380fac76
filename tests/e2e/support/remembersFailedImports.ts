import type { Browser } from '@playwright/test';

/**
 * Returns whether this browser remembers a failed import for the life of the page. All did until the HTML standard was changed in
 * July 2026 (https://github.com/whatwg/html/pull/10327); Chromium 150 does, 156 doesn't.
 */
export async function remembersFailedImports(browser: Browser): Promise<boolean> {
  const page = await browser.newPage();
  let numRequests = 0;
  await page.route('http://imports.test/**', (route) => {
    if (!route.request().url().endsWith('.js')) return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    numRequests += 1;
    return route.abort();
  });
  await page.goto('http://imports.test/');
  const tryImport = () => page.evaluate((file) => import(file).then(String, String), 'http://imports.test/late.js');
  await tryImport();
  await tryImport();
  await page.close();
  return numRequests === 1;
}
