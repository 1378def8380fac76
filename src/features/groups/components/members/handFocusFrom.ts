import { restoreFocus } from '@/shared/lib/restoreFocus.ts';

/** Moves the focus from an answered person's row, which disappears, to `focusTarget`, unless the focus has moved elsewhere meanwhile. */
export function handFocusFrom(userId: string, focusTarget: HTMLElement | null): void {
  restoreFocus(
    () => focusTarget,
    (focused) => focused.closest('li')?.querySelector(`[data-person="${CSS.escape(userId)}"]`) != null,
  );
}
