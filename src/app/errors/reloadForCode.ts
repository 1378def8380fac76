import { array, string } from 'valibot';
import { areReachable, fetchPage } from '@/api';
import { stored } from '@/shared/storage';

/** The releases that this browser tab was already reloaded for: wrong or alternating responses must not cause endless reloads. */
const reloadedForEntry = stored('reloadedFor', array(string()), 'session');

const entryScript = /<script[^>]+type="module"[^>]*\ssrc="([^"]+)"/;

/**
 * After code failed to load: reloads the page where only that helps, and resolves to whether it does. The composer stores unfinished posts;
 * a form may contain values that aren't stored (a code, a picture), so the page isn't reloaded while one is open.
 *
 * - The server has a new release, without the files of this page: one reload per release.
 * - A retry failed (`isAgain`), though all files can be fetched: browsers before mid-2026 remember a failed import for the life of the page
 *   (https://github.com/whatwg/html/pull/10327). Therefore one reload per press, never without one.
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
