import { useState } from 'react';
import type { FileRef } from '@/api';
import { lazyPart } from '@/design-system';
import { PostImages } from '@/features/posts';
import { strings } from '../strings.ts';

const ImageViewer = lazyPart(() => import('./ImageViewer.tsx'));

/** The pictures of a post. Each opens a viewer that starts with it; the viewer's code is loaded when a pointer or the focus is near. */
export function DetailImages({ files }: { files: readonly FileRef[] }) {
  const [shown, setShown] = useState<number>();
  const close = () => setShown(undefined);
  return (
    <>
      <PostImages files={files} opener={{ labelOf: strings.openImage, open: setShown, approach: ImageViewer.preload }} />
      <ImageViewer isWanted={shown !== undefined} onFailure={close} files={files} first={shown ?? 0} onClose={close} />
    </>
  );
}
