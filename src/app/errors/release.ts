import { array, string } from 'valibot';
import { fetchPage } from '@/api';
import { stored } from '@/shared/storage';

/** The releases that this browser tab was already reloaded for: answers that lie, or come in turns, must not make it reload for ever. */
const reloadedForEntry = stored('reloadedFor', array(string()), 'session');

const entryScript = /<script[^>]+type="module"[^>]*\ssrc="([^"]+)"/;

/**
 * After a failed fetch of code: whether the server has another release by now, whose files this page does not know. Then the
 * page is loaded anew, once per release; what was being written is kept by its own feature. Resolves to whether it reloads.
 */
export async function reloadForNewRelease(reload = () => location.reload()): Promise<boolean> {
  const page = await fetchPage().catch(() => '');
  const current = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src');
  const latest = entryScript.exec(page)?.[1];
  const reloadedFor = reloadedForEntry.read() ?? [];
  if (!latest || !current || latest === current || reloadedFor.includes(latest)) return false;
  if (!reloadedForEntry.write([...reloadedFor, latest])) return false;
  reload();
  return true;
}
