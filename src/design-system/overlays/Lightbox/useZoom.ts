import Panzoom, { type PanzoomObject } from '@panzoom/panzoom';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { media } from '../../styles/media.ts';

/** The scale that a double tap and the button choose, and the largest. */
const near = 2.5;
const nearest = 5;
/** Two taps this close together, in ms and px, are a double tap. Browsers differ in whether they report one of fingers. */
const tapTime = 350;
const tapDistance = 32;

interface Zoom {
  /** Whether the image is larger than it fits. */
  isIn: boolean;
  toggle: () => void;
  /** Plus, minus and zero; returns whether the key means anything. */
  byKey: (key: string) => boolean;
}

/** Lets the image of one slide be enlarged and moved. It gets its own size back when another slide is shown. */
export function useZoom(strip: RefObject<HTMLElement | null>, index: number): Zoom {
  const [isIn, setIsIn] = useState(false);
  const zoom = useRef<PanzoomObject>(undefined);

  // Together with the title that names the next image: a key pressed right after it must not enlarge the image before.
  useLayoutEffect(() => {
    const frame = strip.current?.children[index]?.firstElementChild;
    if (!(frame instanceof HTMLElement)) return undefined;
    const { current, end } = startZoom(frame, setIsIn);
    zoom.current = current;
    return () => {
      zoom.current = undefined;
      end();
      setIsIn(false);
    };
  }, [strip, index]);

  const byKey = (key: string) => {
    settle(strip.current?.children[index]?.firstElementChild);
    if (key === '0') zoom.current?.reset(options());
    else if (key === '+' || key === '=') zoom.current?.zoomIn(options());
    else if (key === '-') zoom.current?.zoomOut(options());
    else return false;
    return true;
  };
  const toggle = () => {
    settle(strip.current?.children[index]?.firstElementChild);
    return isIn ? zoom.current?.reset(options()) : zoom.current?.zoom(near, options());
  };
  return { isIn, toggle, byKey };
}

const options = () => ({ animate: !matchMedia(media.reducedMotion).matches });

/** Ends a zoom that is still animated: Panzoom measures the image as it is drawn, and would keep a next zoom from going all the way. */
function settle(frame: Element | null | undefined): void {
  for (const animation of frame?.getAnimations() ?? []) animation.finish();
}

function startZoom(frame: HTMLElement, onChange: (isIn: boolean) => void): { current: PanzoomObject; end: () => void } {
  const current = Panzoom(frame, {
    contain: 'outside',
    minScale: 1,
    maxScale: nearest,
    step: 0.4,
    panOnlyWhenZoomed: true,
    pinchAndPan: true,
    cursor: '',
    touchAction: 'pan-x',
    // A press still focuses, and is still a click.
    handleStartEvent: () => undefined,
  });
  const isIn = () => current.getScale() > 1.01;
  const listening = new AbortController();
  const { signal } = listening;

  frame.addEventListener(
    'panzoomchange',
    () => {
      // A gesture that moves the enlarged image must not also scroll to the next one.
      current.setOptions({ touchAction: isIn() ? 'none' : 'pan-x' });
      onChange(isIn());
    },
    { signal },
  );
  frame.addEventListener(
    'touchstart',
    (event) => {
      // Otherwise the browser scrolls with two fingers and takes the pinch away.
      if (event.touches.length > 1) event.preventDefault();
    },
    { signal, passive: false },
  );
  frame.addEventListener(
    'wheel',
    (event) => {
      // A pinch on a touchpad arrives as a wheel with Ctrl.
      if (event.ctrlKey) current.zoomWithWheel(event);
    },
    { signal, passive: false },
  );
  let last: MouseEvent | undefined;
  frame.addEventListener(
    'click',
    (event) => {
      const isSecond =
        last !== undefined &&
        event.timeStamp - last.timeStamp < tapTime &&
        Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) < tapDistance;
      last = isSecond ? undefined : event;
      if (!isSecond || !(event.target instanceof HTMLImageElement)) return;
      settle(frame);
      if (isIn()) current.reset(options());
      else current.zoomToPoint(near, event, options());
    },
    { signal },
  );
  return {
    current,
    end() {
      listening.abort();
      current.reset({ animate: false });
      current.destroy();
      current.resetStyle();
    },
  };
}
