/**
 * Puts a text on the clipboard that may still be on its way. Call it within a press: WebKit lets a page write only then, so the clipboard
 * is taken at once and waits for the text. Rejects where the browser refuses, or when the text does not come.
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  const { clipboard } = navigator;
  // Missing in Firefox until version 127, which allows it for some seconds after a press.
  if (typeof text === 'string' || !globalThis.ClipboardItem) return clipboard.writeText(await text);
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
  // A clipboard that refuses at once does not wait for it; the caller hears of it either way.
  blob.catch(() => undefined);
  return clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
