import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { type FileRef, imageUrl } from '@/api';
import { Dialog, Icon, IconButton } from '@/design-system';
import { media } from '@/design-system/styles/media.ts';
import { replaceBroken } from '@/features/posts';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { strings } from '../strings.ts';
import * as styles from './ImageViewer.css.ts';

export interface ImageViewerProps {
  files: readonly FileRef[];
  /** Index of the first picture to show, from 0. */
  first: number;
  onClose: () => void;
}

/** Pictures one at a time: by swipe, arrow keys or buttons. Pinching is the browser's own; Escape and Back close it. */
export default function ImageViewer({ files, first, onClose }: ImageViewerProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(first);
  const isStill = useMediaQuery(media.reducedMotion);
  const show = (next: number) => {
    const slide = strip.current?.children[Math.max(0, Math.min(files.length - 1, next))];
    slide?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', inline: 'center', block: 'nearest' });
  };
  useLayoutEffect(() => {
    // The result isn't returned: in newer browsers it is a promise, which React would take for a cleanup function.
    void strip.current?.children[first]?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [first]);
  const follow = ({ currentTarget: { scrollLeft, clientWidth } }: { currentTarget: HTMLElement }) =>
    setIndex(Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth)));
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const end = { Home: 0, End: files.length - 1 }[event.key];
    if (step === undefined && end === undefined) return;
    event.preventDefault();
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    show(end ?? index + (isRtl ? -1 : 1) * (step ?? 0));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={strings.imageTitle(index + 1, files.length)}
      initialFocus={strip}
      width={1200}
      phoneLayout="screen"
    >
      {/* The keys work wherever the focus is in the viewer; it starts on the pictures. */}
      <div className={styles.viewer} role="group" aria-label={strings.images} onKeyDown={move}>
        <div ref={strip} className={styles.strip} tabIndex={0} role="group" aria-label={strings.images} onScroll={follow}>
          {files.map((file, at) => (
            <div key={file.storageId} className={styles.slide}>
              <img
                className={styles.image}
                src={imageUrl(file.storageId)}
                alt={file.alt ?? strings.imageTitle(at + 1, files.length)}
                onError={replaceBroken}
              />
            </div>
          ))}
        </div>
        {files.length > 1 && (
          <div className={styles.steps}>
            <IconButton
              label={strings.previousImage}
              icon={<Icon glyph={ChevronLeft} />}
              isDisabled={index === 0}
              onClick={() => show(index - 1)}
            />
            <IconButton
              label={strings.nextImage}
              icon={<Icon glyph={ChevronRight} />}
              isDisabled={index === files.length - 1}
              onClick={() => show(index + 1)}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}
