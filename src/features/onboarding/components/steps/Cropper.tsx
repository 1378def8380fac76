import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { Slider } from '@/design-system/pickers/Slider/Slider.tsx';
import { inlineVars } from '@/design-system/styles/inlineVars.ts';
import { type Crop, maxZoom, moveCrop, squareOf, zoomCrop } from '../../model/crop.ts';
import type { Picture } from '../../state/avatar.ts';
import { strings } from '../../strings.ts';
import * as styles from './Cropper.css.ts';

/** Movement per press of an arrow key, as a fraction of the visible side. */
const keyStep = 0.05;
const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};

interface CropperProps {
  picture: Picture;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

/** Moves a picture behind a round window, by pointer or arrow keys, and zooms it. */
export function Cropper({ picture, crop, onChange }: CropperProps) {
  const dragged = useRef<{ x: number; y: number }>(undefined);
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!dragged.current) return;
    const width = event.currentTarget.clientWidth;
    const [right, down] = [dragged.current.x - event.clientX, dragged.current.y - event.clientY];
    dragged.current = { x: event.clientX, y: event.clientY };
    onChange(moveCrop(picture, crop, right / width, down / width));
  };
  const grab = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = { x: event.clientX, y: event.clientY };
  };
  const nudge = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onChange(moveCrop(picture, crop, ...direction));
  };
  return (
    <div className={styles.cropper}>
      <div
        role="group"
        tabIndex={0}
        aria-label={strings.cropLabel}
        className={styles.stage}
        onPointerDown={grab}
        onPointerMove={drag}
        onPointerUp={() => (dragged.current = undefined)}
        onPointerCancel={() => (dragged.current = undefined)}
        onKeyDown={nudge}
      >
        <CroppedPicture picture={picture} crop={crop} />
      </div>
      <Slider
        label={strings.zoom}
        value={crop.zoom}
        min={1}
        max={maxZoom}
        step={0.1}
        formatValue={(zoom) => `${zoom.toFixed(1)}×`}
        onChange={(zoom) => onChange(zoomCrop(picture, crop, zoom))}
      />
    </div>
  );
}

/** The cropped square of a picture, scaled to its box. */
export function CroppedPicture({ picture, crop }: { picture: Picture; crop: Crop }) {
  const { left, top, side } = squareOf(picture, crop);
  const share = (part: number) => `${(100 * part) / side}%`;
  return (
    <img
      src={picture.url}
      alt=""
      draggable={false}
      className={styles.picture}
      style={inlineVars({ [styles.width]: share(picture.width), [styles.left]: share(-left), [styles.top]: share(-top) })}
    />
  );
}
