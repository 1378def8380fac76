import { useState } from 'react';
import type { FileRef } from '@/api';
import * as parts from '../PostCard/Card.parts.css.ts';
import { descriptionOf, drawImage, gridOf } from '../PostCard/PostImages.tsx';
import { ImageViewer } from './PressedImages.tsx';

export interface OpenableImagesProps {
  files: readonly FileRef[];
  /** Names the button around an image. */
  labelOf: (description: string) => string;
}

/** The images of a post, each a button that opens the viewer with it; the viewer's code is loaded when a pointer or the focus is near. */
export function OpenableImages({ files, labelOf }: OpenableImagesProps) {
  const [shown, setShown] = useState<number>();
  const close = () => setShown(undefined);
  const { box, cell } = gridOf(files);
  return (
    <>
      <div className={box}>
        {files.map((file, index) => (
          // The image is the button's only content.
          <button
            key={file.storageId}
            type="button"
            className={parts.imageButton + cell}
            aria-haspopup="dialog"
            aria-label={labelOf(descriptionOf(file, index, files))}
            onPointerEnter={ImageViewer.preload}
            onFocus={ImageViewer.preload}
            onClick={() => setShown(index)}
          >
            {drawImage(file, '', parts.image)}
          </button>
        ))}
      </div>
      <ImageViewer shouldLoad={shown !== undefined} onFailure={close} files={files} first={shown ?? 0} onClose={close} />
    </>
  );
}
