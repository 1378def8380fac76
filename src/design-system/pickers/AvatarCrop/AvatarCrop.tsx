import { type KeyboardEvent, type RefCallback, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { LiveRegion } from '../../display/LiveRegion/LiveRegion.tsx';
import { hasModifier } from '../../private/hasModifier.ts';
import type { ElementProps } from '../../private/native.ts';
import { useMergedRef } from '../../private/useMergedRef.ts';
import { usePickerLabels } from '../pickerLabels.ts';
import { Slider } from '../Slider/Slider.tsx';
import * as styles from './AvatarCrop.css.ts';
import { areaOf, type Crop, type CropArea, type ImageSize, initialCrop, maxZoom, moveCrop, placeOf, zoomCrop } from './cropArea.ts';
import { usePointerCrop } from './usePointerCrop.ts';

/** Shows a local file in an image, under an object URL that is revoked when it is no longer needed. */
function useFileImage(file: Blob): RefCallback<HTMLImageElement> {
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

export const cropShapes = ['round', 'square'] as const;

/** Handed on to the stage. */
export interface AvatarCropProps extends ElementProps<'div', 'role' | 'onChange' | 'onKeyDown' | 'onWheel'> {
  /** The picture as the person chose it. */
  image: Blob;
  /** The form it will be shown in: people are round, everything else a rounded square. */
  shape?: (typeof cropShapes)[number] | undefined;
  /** Names the picture and says how it is moved by keyboard. */
  label: string;
  zoomLabel: string;
  /** The square that is seen; called as soon as the picture is there, and with every change. Give it to `cropImage`. */
  onChange: (area: CropArea) => void;
  /** The file is no picture that this browser can show. */
  onUnreadable?: (() => void) | undefined;
}

interface CropState {
  readonly size: ImageSize;
  readonly crop: Crop;
}

/** The step of a key, as a fraction of the square; Shift takes larger steps. */
const keyStep = 0.02;
const largeKeyStep = 0.1;
const wheelZoom = 1.1;

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Chooses the square of a picture that becomes an avatar: drag, pinch, wheel, arrow keys and a slider. */
export function AvatarCrop({ image, shape = 'round', label, zoomLabel, onChange, onUnreadable, ref, ...native }: AvatarCropProps) {
  const labels = usePickerLabels();
  const picture = useFileImage(image);
  const stage = useRef<HTMLDivElement>(null);
  const box = useMergedRef(stage, ref);
  const [moved, setMoved] = useState('');
  const [state, setState] = useState<CropState>();
  // A pinch moves and zooms within one event, before anything is drawn again.
  const latest = useRef<CropState>(undefined);

  const change = (size: ImageSize, crop: Crop) => {
    latest.current = { size, crop };
    setState(latest.current);
    onChange(areaOf(crop, size));
  };
  const alter = (next: (crop: Crop, size: ImageSize) => Crop) => {
    if (latest.current) change(latest.current.size, next(latest.current.crop, latest.current.size));
  };
  // The picture follows the pointer, so the square goes the other way.
  const move = (dx: number, dy: number) => alter((crop, size) => moveCrop(crop, size, -dx, -dy));
  const zoomBy = (factor: number) => alter((crop, size) => zoomCrop(crop, size, crop.zoom * factor));
  const pointer = usePointerCrop({ move, zoomBy });

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    zoomBy(event.deltaY < 0 ? wheelZoom : 1 / wheelZoom);
  });
  useEffect(() => {
    const element = stage.current;
    const listener = (event: WheelEvent) => onWheel(event);
    // React's own listener is passive, so it couldn't keep the page from scrolling.
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction || hasModifier(event)) return;
    event.preventDefault();
    const step = event.shiftKey ? largeKeyStep : keyStep;
    move(-direction[0] * step, -direction[1] * step);
    if (latest.current) setMoved(labels.cropPlace(placeOf(latest.current.crop, latest.current.size)));
  };

  return (
    <div className={styles.frame}>
      <div
        {...native}
        ref={box}
        role="application"
        aria-label={label}
        tabIndex={0}
        className={styles.stage({ shape })}
        onKeyDown={onKeyDown}
        {...pointer}
      >
        <img
          ref={picture}
          alt=""
          draggable={false}
          className={styles.picture}
          style={state && positionOf(state.size, state.crop)}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            change({ width, height }, initialCrop({ width, height }))
          }
          onError={onUnreadable}
        />
      </div>
      <LiveRegion message={moved} />
      <div className={styles.zoom}>
        <Slider
          label={zoomLabel}
          min={100}
          max={maxZoom * 100}
          step={5}
          value={Math.round((state?.crop.zoom ?? 1) * 100)}
          formatValue={(value) => `${value} %`}
          isDisabled={state === undefined}
          onChange={(value) => alter((crop, size) => zoomCrop(crop, size, value / 100))}
        />
      </div>
    </div>
  );
}

/** The position of the whole picture in which its square fills the stage, in fractions of the stage. */
function positionOf(size: ImageSize, crop: Crop) {
  const { x, y, side } = areaOf(crop, size);
  return { width: `${(size.width / side) * 100}%`, left: `${(-x / side) * 100}%`, top: `${(-y / side) * 100}%` };
}
