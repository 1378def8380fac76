import { useSetAtom } from 'jotai';
import type { MouseEvent } from 'react';
import type { Notification } from '@/api';
import { announceAtom } from '@/features/feedback';
import { useMarkRead } from '../data/useMarkRead.ts';
import { strings } from '../strings.ts';

/**
 * Marks a row without leading away. The row leaves its list, so the focus goes to the next one's dot, or to the list's
 * heading when there is none.
 */
export function useMarkInPlace(rows: readonly Notification[], headingId: string) {
  const markRead = useMarkRead();
  const announce = useSetAtom(announceAtom);
  return (event?: MouseEvent<HTMLElement>) => {
    // Without a press of its own (an answer was given in the row) the focus says which row it is.
    const row = (event?.currentTarget ?? document.activeElement)?.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    const next = neighbour?.querySelector<HTMLElement>('button[data-mark]') ?? document.getElementById(headingId);
    next?.focus();
    announce(strings.markedRead);
    markRead(rows);
  };
}
