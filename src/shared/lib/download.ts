/** How long the object URL stays valid. Firefox and WebKit read it only when the download begins, possibly after a dialog for the file's location. */
const urlLifetimeMs = 60_000;

/** Offers a text as a file download. */
export function downloadText(text: string, fileName: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), urlLifetimeMs);
}
