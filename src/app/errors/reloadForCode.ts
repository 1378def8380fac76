import { array, string } from 'valibot';
import { areReachable, fetchPage } from '@/api';
import { stored } from '@/shared/storage';

/** The releases that this browser tab was already reloaded for: answers that lie, or come in turns, must not make it reload for ever. */
const reloadedForEntry = stored('reloadedFor', array(string()), 'session');

const entryScript = /<script[^>]+type="module"[^>]*\ssrc="([^"]+)"/;

/**
 * After a failed fetch of code: loads the page anew where only that brings it, and resolves to whether it does. Posts that are being written are
 * kept by the composer; a form may hold what nobody keeps (a code, a picture), so the page is left alone while one is open.
 *
 * - The server has another release by now, whose files this page does not know: once per release.
 * - Somebody tried again in vain (`isAgain`), though everything can be fetched: browsers of before mid-2026 remember a failed import for as
 *   long as the page lives (https://github.com/whatwg/html/pull/10327). Once per press, therefore, never by itself.
 */
export async function reloadForCode(isAgain: boolean, reload = () => location.reload()): Promise<boolean> {
  const page = await fetchPage().catch(() => '');
  const current = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src');
  const latest = entryScript.exec(page)?.[1];
  if (!latest || !current || document.querySelector('form')) return false;
  const reloadedFor = reloadedForEntry.read() ?? [];
  const isNew = latest !== current && !reloadedFor.includes(latest) && reloadedForEntry.write([...reloadedFor, latest]);
  if (!isNew && !(isAgain && (await areReachable(filesOfPage())))) return false;
  reload();
  return true;
}

const filesOfPage = () => Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'), ({ href }) => href);
