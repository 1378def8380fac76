import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactEventHandler, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { useLaterLabels } from '../../laterLabels.ts';
import { hasModifier } from '../../private/hasModifier.ts';
import type { ElementProps, Source } from '../../private/native.ts';
import { media } from '../../styles/media.ts';
import { DialogContent } from '../Dialog/DialogContent.tsx';
import { DialogHeader } from '../Dialog/DialogHeader.tsx';
import { DialogRoot } from '../Dialog/DialogRoot.tsx';
import { Caption } from './Caption.tsx';
import * as styles from './Lightbox.css.ts';
import { useSwipeAway } from './useSwipeAway.ts';
import { useZoom } from './useZoom.ts';

export interface LightboxImage {
  id: string;
  src: Source;
  /** The author's description of the image: read by screen readers, and shown below it. */
  alt?: string | undefined;
}

export interface LightboxProps extends ElementProps<'div', 'title' | 'role'> {
  images: readonly LightboxImage[];
  /** Index of the image to begin with, from 0. */
  first?: number | undefined;
  onClose: () => void;
  /** Called for each image that can't be loaded. */
  onImageError?: ReactEventHandler<HTMLImageElement> | undefined;
}

/**
 * Images one at a time, as large as the window. From one to the next by swipe, arrow keys and buttons; larger by pinch, double tap, wheel
 * with Ctrl, plus and minus; closed by a swipe up or down, a press beside the image, Escape and Back.
 */
export function Lightbox({ images, first = 0, onClose, onImageError, ...native }: LightboxProps) {
  const labels = useLaterLabels();
  const strip = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(first);
  const zoom = useZoom(strip, index);
  const swipe = useSwipeAway({ isOn: !zoom.isIn, onAway: onClose });
  const show = (next: number) => slideOf(strip.current, next)?.scrollIntoView({ behavior: movement(), inline: 'center', block: 'nearest' });
  const begin = useEffectEvent(() => {
    // The result isn't returned: in newer browsers it is a promise, which React would take for a cleanup function.
    void slideOf(strip.current, first)?.scrollIntoView({ inline: 'center', block: 'nearest' });
  });
  useLayoutEffect(() => begin(), []);

  const follow = ({ currentTarget: { scrollLeft, clientWidth } }: { currentTarget: HTMLElement }) =>
    setIndex(Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth)));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (hasModifier(event)) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = { ArrowRight: index + (isRtl ? -1 : 1), ArrowLeft: index + (isRtl ? 1 : -1), Home: 0, End: images.length - 1 }[event.key];
    if (next !== undefined) show(Math.max(0, Math.min(images.length - 1, next)));
    else if (!zoom.byKey(event.key)) return;
    event.preventDefault();
  };
  const closeBeside = ({ target }: MouseEvent) => !zoom.isIn && !(target instanceof HTMLImageElement) && onClose();

  return (
    <DialogRoot isOpen onOpenChange={onClose}>
      <DialogContent {...native} isImmersive initialFocus={strip} aria-describedby={undefined} onKeyDown={onKeyDown}>
        <div className={styles.head}>
          <DialogHeader title={labels.imageTitle(index + 1, images.length)}>
            <IconButton label={zoom.isIn ? labels.zoomOut : labels.zoomIn} icon={zoom.isIn ? ZoomOut : ZoomIn} onClick={zoom.toggle} />
          </DialogHeader>
        </div>
        <div
          ref={strip}
          className={styles.strip}
          tabIndex={0}
          role="group"
          aria-label={labels.images}
          onScroll={follow}
          onClick={closeBeside}
          {...swipe}
        >
          {images.map((image, at) => (
            <div key={image.id} className={styles.slide} inert={at !== index}>
              <div className={styles.frame}>
                <img
                  className={zoom.isIn ? `${styles.image} ${styles.grown}` : styles.image}
                  src={image.src}
                  alt={image.alt ?? labels.imageTitle(at + 1, images.length)}
                  draggable={false}
                  onError={onImageError}
                />
              </div>
            </div>
          ))}
        </div>
        <Caption key={index} text={zoom.isIn ? undefined : images[index]?.alt} />
        {images.length > 1 && (
          <>
            <div className={styles.before}>
              <IconButton
                label={labels.previousImage}
                icon={<Icon glyph={ChevronLeft} isDirectional />}
                isRound
                isDisabled={index === 0}
                onClick={() => show(index - 1)}
              />
            </div>
            <div className={styles.after}>
              <IconButton
                label={labels.nextImage}
                icon={<Icon glyph={ChevronRight} isDirectional />}
                isRound
                isDisabled={index === images.length - 1}
                onClick={() => show(index + 1)}
              />
            </div>
          </>
        )}
      </DialogContent>
    </DialogRoot>
  );
}

const slideOf = (strip: HTMLElement | null, index: number) => strip?.children[index];
const movement = () => (matchMedia(media.reducedMotion).matches ? 'instant' : 'smooth');
