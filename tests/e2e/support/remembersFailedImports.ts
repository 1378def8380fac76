import type { Browser } from '@playwright/test';

/**
 * Whether this browser remembers a failed import for as long as the page lives. All did until the HTML standard was changed in July 2026
 * (https://github.com/whatwg/html/pull/10327); Chromium 150 does, 156 does not.
 */
export async function remembersFailedImports(browser: Browser): Promise<boolean> {
  const page = await browser.newPage();
  let asked = 0;
  await page.route('http://imports.test/**', (route) => {
    if (!route.request().url().endsWith('.js')) return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    asked += 1;
    return route.abort();
  });
  await page.goto('http://imports.test/');
  const tryImport = () => page.evaluate((file) => import(file).then(String, String), 'http://imports.test/late.js');
  await tryImport();
  await tryImport();
  await page.close();
  return asked === 1;
}
