/** How far Page Up and Page Down go. */
const page = 10;

/**
 * The index a navigation key leads to, or undefined when the key is none.
 * The ends do not wrap, and disabled options are stepped over. `activeIndex` is -1 while nothing is active.
 */
export function moveActive(key: string, activeIndex: number, isDisabled: readonly boolean[]): number | undefined {
  const last = isDisabled.length - 1;
  const isFree = (index: number) => isDisabled[index] === false;
  const up = (from: number) => range(from, 0).find(isFree);
  const down = (from: number) => range(from, last).find(isFree);

  switch (key) {
    case 'ArrowDown':
      return down(activeIndex + 1) ?? activeIndex;
    case 'ArrowUp':
      return activeIndex < 0 ? up(last) : (up(activeIndex - 1) ?? activeIndex);
    case 'PageDown':
      return down(Math.min(activeIndex + page, last)) ?? up(last);
    case 'PageUp':
      return up(Math.max(activeIndex - page, 0)) ?? down(0);
    case 'Home':
      return down(0);
    case 'End':
      return up(last);
    default:
      return undefined;
  }
}

/** The whole numbers from `from` towards `to`; none when there is no way in that direction to go. */
function range(from: number, to: number): number[] {
  const isUpwards = to === 0;
  const length = isUpwards ? from + 1 : to - from + 1;
  return Array.from({ length: Math.max(0, length) }, (_, step) => (isUpwards ? from - step : from + step));
}
