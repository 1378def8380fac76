import { type ClipboardEvent, useEffect, useEffectEvent, useState } from 'react';

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/** Word processors and spreadsheets put a picture of the copied text on the clipboard, besides plain and formatted text. */
const isText = ({ types }: DataTransfer) => types.includes('text/plain') && types.includes('text/html');

/**
 * Images by paste, where `onPaste` is spread, and by drop anywhere on the page, because the browser would replace the page by a file
 * dropped beside the fields. `isOver` while something is dragged over the page.
 */
export function useImageDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const onDragOver = useEffectEvent((event: DragEvent) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    setIsOver(true);
  });
  const onDragLeave = useEffectEvent((event: DragEvent) => {
    // Moving from one element to the next doesn't leave the page.
    if (!event.relatedTarget) setIsOver(false);
  });
  const onDrop = useEffectEvent((event: DragEvent) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    setIsOver(false);
    onFiles([...(event.dataTransfer?.files ?? [])]);
  });
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('dragover', (event) => onDragOver(event), { signal });
    window.addEventListener('dragleave', (event) => onDragLeave(event), { signal });
    window.addEventListener('drop', (event) => onDrop(event), { signal });
    return () => listeners.abort();
  }, []);
  return {
    isOver,
    onPaste(event: ClipboardEvent) {
      const files = [...event.clipboardData.files];
      if (files.length === 0 || isText(event.clipboardData)) return;
      event.preventDefault();
      onFiles(files);
    },
  };
}
