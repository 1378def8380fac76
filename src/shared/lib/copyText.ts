/**
 * Copies a text to the clipboard that may still be loading. Call it in a click handler: WebKit lets a page write only then, so the
 * clipboard is opened at once and waits for the text. Rejects when the browser refuses or the text fails to load.
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  const { clipboard } = navigator;
  // Missing in Firefox before version 127, which allows writing for some seconds after a click.
  if (typeof text === 'string' || !globalThis.ClipboardItem) return clipboard.writeText(await text);
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
  // A clipboard that refuses at once doesn't wait for the text; the caller gets the error either way.
  blob.catch(() => undefined);
  return clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
