import { restoreFocus } from '@/shared/lib/restoreFocus.ts';

/** The answer is there, and the row of whom it was about goes: `focusTarget` takes over its focus, unless that has found another place meanwhile. */
export function handFocusFrom(userId: string, focusTarget: HTMLElement | null): void {
  restoreFocus(
    () => focusTarget,
    (focused) => focused.closest('li')?.querySelector(`[data-person="${CSS.escape(userId)}"]`) != null,
  );
}
