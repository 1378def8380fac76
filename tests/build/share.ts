import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';

/** The shared pictures in the composer. */
export const thumbnails = (page: Page) => page.getByRole('button', { name: 'Describe icon-192.png' });

/** Sends the form that a browser makes of the manifest's share target when another application shares a text and two pictures. */
export async function share(page: Page, home: string, text: string): Promise<void> {
  const { share_target } = JSON.parse(readFileSync('dist/manifest.webmanifest', 'utf8')) as {
    share_target: { action: string; enctype: string; method: string; params: { text: string; files: { name: string }[] } };
  };
  const { action, enctype, method, params } = share_target;
  await page.goto('about:blank');
  await page.setContent(`<form action="${home}${action}" method="${method}" enctype="${enctype}">
    <input name="${params.text}" value="${text}"><input type="file" name="${params.files[0]?.name}" multiple><button>Share</button></form>`);
  await page.setInputFiles('[type=file]', ['public/icon-192.png', 'public/icon-192.png']);
  await page.click('button');
}
