import type { Page } from '@playwright/test';

/** A part of the page in CSS px. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Space kept around what is painted, for shadows, rings and halos, in CSS px. */
const margin = 12;

/** The smallest box around everything that is painted on the page: text, pictures, surfaces, edges. */
export function paintedBox(page: Page): Promise<Box> {
  return page.evaluate((space) => {
    const replaced = 'img, svg, canvas, input, textarea, select, video';
    const isClear = (color: string) => color === 'transparent' || /[,/] ?0\)$/.test(color);
    const paints = (element: Element) => {
      const { visibility, opacity, backgroundColor, backgroundImage, boxShadow, borderTopWidth, borderLeftWidth } =
        getComputedStyle(element);
      if (visibility === 'hidden' || opacity === '0') return false;
      return (
        element.matches(replaced) ||
        !isClear(backgroundColor) ||
        backgroundImage !== 'none' ||
        boxShadow !== 'none' ||
        borderTopWidth !== '0px' ||
        borderLeftWidth !== '0px'
      );
    };
    // Text for screen readers only, such as a toast's announcement, is clipped to a box of one pixel.
    const isClipped = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      if (width <= 1 && height <= 1 && getComputedStyle(element).overflow === 'hidden') return true;
      return element.parentElement !== null && isClipped(element.parentElement);
    };
    const textBoxOf = (element: Element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        .flatMap((node) => {
          const range = document.createRange();
          range.selectNode(node);
          return [...range.getClientRects()];
        });
    const boxes = [...document.body.querySelectorAll('*')]
      .filter((element) => !isClipped(element))
      .flatMap((element) => [...(paints(element) ? [element.getBoundingClientRect()] : []), ...textBoxOf(element)])
      .filter(({ width, height }) => width > 1 && height > 1);
    const { scrollWidth, scrollHeight } = document.documentElement;
    const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left)) + scrollX - space));
    const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top)) + scrollY - space));
    const right = Math.min(scrollWidth, Math.ceil(Math.max(...boxes.map((box) => box.right)) + scrollX + space));
    const bottom = Math.min(scrollHeight, Math.ceil(Math.max(...boxes.map((box) => box.bottom)) + scrollY + space));
    return { x: left, y: top, width: right - left, height: bottom - top };
  }, margin);
}
