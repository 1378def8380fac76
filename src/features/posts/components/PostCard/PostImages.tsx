import { type FileRef, imageUrl } from '@/api';
import { strings } from '../../strings.ts';
import * as parts from './Card.parts.css.ts';

/** Used where an old answer lacks the size; keeps the box from jumping as well as a guess can. */
const usualSize = { width: 1200, height: 800 };

/** Images of a post. Their boxes have their final size before the first byte arrives. */
export function PostImages({ files }: { files: readonly FileRef[] }) {
  const isGrid = files.length > 1;
  return (
    <div className={isGrid ? `${parts.images} ${parts.imagePair}` : parts.images}>
      {files.map((file, index) => (
        <img
          key={file.storageId}
          className={isGrid ? `${parts.image} ${parts.imageInPair}` : parts.image}
          src={imageUrl(file.storageId)}
          alt={file.alt ?? strings.imageOf(index + 1, files.length)}
          width={file.width ?? usualSize.width}
          height={file.height ?? usualSize.height}
          loading="lazy"
          decoding="async"
        />
      ))}
    </div>
  );
}
