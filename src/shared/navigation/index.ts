export { currentEntry } from './entries.ts';
export {
  closeOverlays,
  endReturn,
  goBack,
  type HomeTab,
  navigate,
  navigationKind,
  openOverlay,
  positionInList,
  screenDrawn,
  startNavigation,
} from './navigation.ts';
export type { Position } from './positions.ts';
export { restore } from './restore.ts';
export { elementIds, scrollTarget, setScrollTarget } from './scrollTarget.ts';
export { useAddress } from './useAddress.ts';
export { useEntryCount } from './useEntryCount.ts';
