import type { SyntheticEvent } from 'react';
import { type FileRef, imageUrl } from '@/api';
import { strings } from '../../strings.ts';
import * as parts from './Card.parts.css.ts';

/** Used where an old answer lacks the size; keeps the box from jumping as well as a guess can. */
const usualSize = { width: 1200, height: 800 };

/** In place of a picture that did not come: a calm one, and its description stays. */
const placeholder =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 64" fill="none" stroke="gray" stroke-width="1.5" stroke-linecap="round">' +
      '<rect x="36" y="22" width="24" height="20" rx="3"/><path d="m38 40 7-7 5 5 3-3 5 5M34 20l28 24"/></svg>',
  );

function replaceBroken({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  if (currentTarget.src !== placeholder) currentTarget.src = placeholder;
}

/** What a press on a picture does, where it does something of its own. */
export interface ImageOpener {
  /** Names the button around a picture. */
  labelOf(description: string): string;
  /** Opens the picture with this index. */
  open(index: number): void;
  /** A pointer or the focus has come near. */
  approach(): void;
}

export interface PostImagesProps {
  files: readonly FileRef[];
  /** Makes a button of every picture; in lists, where the whole card leads to the post, there is none. */
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
