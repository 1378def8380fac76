/**
 * The index that a key moves to in a row of `count` items, or undefined for other keys. Wraps around at the ends;
 * in right-to-left the next item is to the left.
 */
export function rovingIndex(key: string, index: number, count: number, isRtl: boolean): number | undefined {
  switch (key) {
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return (index + 1) % count;
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
