import { type FileRef, imageUrl } from '@/api';
import { strings } from '../../strings.ts';
import { replaceBroken } from './brokenImage.ts';
import * as parts from './Card.parts.css.ts';

/** Images of a post in a list. Their boxes have their final size before the first byte arrives. */
export function PostImages({ files }: { files: readonly FileRef[] }) {
  const { box, cell } = gridOf(files);
  return <div className={box}>{files.map((file, index) => drawImage(file, descriptionOf(file, index, files), parts.image + cell))}</div>;
}

/** The classes of the box around images, and of each of several. */
export const gridOf = ({ length }: readonly FileRef[]) =>
  length > 1 ? { box: `${parts.images} ${parts.imagePair}`, cell: ` ${parts.imageInPair}` } : { box: parts.images, cell: '' };

/** The author's description of an image, or its position. */
export const descriptionOf = (file: FileRef, index: number, { length }: readonly FileRef[]) =>
  file.alt ?? strings.imageOf(index + 1, length);

/** One image. A usual size is assumed if an old answer lacks it, so that the box changes as little as possible once the image loads. */
export function drawImage({ storageId, width, height }: FileRef, alt: string, className: string) {
  return (
    <img
      key={storageId}
      className={className}
      src={imageUrl(storageId)}
      alt={alt}
      width={width ?? 1200}
      height={height ?? 800}
      loading="lazy"
      decoding="async"
      onError={replaceBroken}
    />
  );
}
