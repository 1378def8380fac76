import { type FileRef, imageUrl } from '@/api';
import { strings } from '../../strings.ts';
import { replaceBroken } from './brokenImage.ts';
import * as parts from './Card.parts.css.ts';

/** Assumed if an old answer lacks the size, so that the box changes as little as possible once the image loads. */
const usualSize = { width: 1200, height: 800 };

/** Handlers for pictures that can be pressed on their own. */
export interface ImageOpener {
  /** Names the button around a picture. */
  labelOf(description: string): string;
  /** Opens the picture with this index. */
  open(index: number): void;
  /** Called when a pointer or the focus comes near. */
  approach(): void;
}

export interface PostImagesProps {
  files: readonly FileRef[];
  /** Makes a button of every picture; absent in lists, where the whole card leads to the post. */
  opener?: ImageOpener;
}

/** Images of a post. Their boxes have their final size before the first byte arrives. */
export function PostImages({ files, opener }: PostImagesProps) {
  const isGrid = files.length > 1;
  const inGrid = isGrid ? ` ${parts.imageInPair}` : '';
  return (
    <div className={isGrid ? `${parts.images} ${parts.imagePair}` : parts.images}>
      {files.map((file, index) => {
        const description = file.alt ?? strings.imageOf(index + 1, files.length);
        const image = (
          <img
            key={file.storageId}
            className={parts.image + (opener ? '' : inGrid)}
            src={imageUrl(file.storageId)}
            alt={opener ? '' : description}
            width={file.width ?? usualSize.width}
            height={file.height ?? usualSize.height}
            loading="lazy"
            decoding="async"
            onError={replaceBroken}
          />
        );
        if (!opener) return image;
        // The picture is the button's only content.
        return (
          <button
            key={file.storageId}
            type="button"
            className={parts.imageButton + inGrid}
            aria-haspopup="dialog"
            aria-label={opener.labelOf(description)}
            onPointerEnter={() => opener.approach()}
            onFocus={() => opener.approach()}
            onClick={() => opener.open(index)}
          >
            {image}
          </button>
        );
      })}
    </div>
  );
}
