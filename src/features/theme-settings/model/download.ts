/** Firefox and WebKit read the address only when the download begins, which may be after a question where to put the file. */
const addressLifeMs = 60_000;

/** Hands a text to the browser as a file to keep. */
export function downloadText(text: string, fileName: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), addressLifeMs);
}
