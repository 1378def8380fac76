import { type FileRef, imageUrl } from '@/api';
import { Lightbox } from '@/design-system/overlays/Lightbox/Lightbox.tsx';
import { replaceBroken } from '../PostCard/brokenImage.ts';

export interface ImageViewerProps {
  files: readonly FileRef[];
  /** Index of the first image to show, from 0. */
  first: number;
  onClose: () => void;
}

/** The images of a post, each with its description. */
export default function ImageViewer({ files, ...rest }: ImageViewerProps) {
  const images = files.map(({ storageId, alt }) => ({ id: storageId, src: imageUrl(storageId), alt: alt ?? undefined }));
  return <Lightbox images={images} onImageError={replaceBroken} {...rest} />;
}
