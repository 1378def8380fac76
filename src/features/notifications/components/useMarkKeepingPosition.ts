import { useSetAtom } from 'jotai';
import type { MouseEvent } from 'react';
import type { Notification } from '@/api';
import { announceAtom } from '@/features/feedback';
import { markReadAtom } from '../state/notifications.ts';
import { strings } from '../strings.ts';

/**
 * Marks a row without navigating. The row leaves its list, so the focus moves to the next row's dot, or to the list's
 * heading when there is none.
 */
export function useMarkKeepingPosition(rows: readonly Notification[], headingId: string) {
  const markRead = useSetAtom(markReadAtom);
  const announce = useSetAtom(announceAtom);
  return (event?: MouseEvent<HTMLElement>) => {
    // When an answer inside the row marks it, no button is passed, and the focus tells which row it is.
    const row = (event?.currentTarget ?? document.activeElement)?.closest('li');
    const below = row?.nextElementSibling;
    // Rows that are leaving can't take the focus.
    const neighbour = below?.matches(':not([inert])') ? below : row?.previousElementSibling;
    const next = neighbour?.querySelector<HTMLElement>('button[data-mark]') ?? document.getElementById(headingId);
    next?.focus();
    announce(strings.markedRead);
    void markRead(rows.map(({ id }) => id));
  };
}
