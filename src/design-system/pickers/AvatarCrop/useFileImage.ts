import { type RefCallback, useCallback } from 'react';

/** Shows a file of the person's own in an image, under an address that is given back when it is not needed any more. */
export function useFileImage(file: Blob): RefCallback<HTMLImageElement> {
  return useCallback(
    (image) => {
      if (!image) return undefined;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
}
