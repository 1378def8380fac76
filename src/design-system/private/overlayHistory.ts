import { createContext, use, useEffect, useEffectEvent } from 'react';

/** Notes that an overlay is open. The browser's Back then calls `onBack`, which says whether it closes. Returns the function for its end. */
export type OpenOverlay = (onBack: () => boolean) => () => void;

/** How the application keeps overlays in the browser's history. Without a provider, Back leaves the page as ever. */
export const OverlayHistory = createContext<OpenOverlay | undefined>(undefined);

/** Lets the browser's Back close an overlay, with the same confirmation as Escape: `close` returns false where it asks first. */
export function useCloseOnBack(isOpen: boolean, close: () => boolean): void {
  const open = use(OverlayHistory);
  const onBack = useEffectEvent(close);
  useEffect(() => (isOpen && open ? open(() => onBack()) : undefined), [isOpen, open]);
}
