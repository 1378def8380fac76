import { type RefCallback, useCallback } from 'react';
import { media } from '../../styles/media.ts';
import { vars } from '../../tokens/contract.css.ts';
import { type ChangedRows, changedRows } from './changedRows.ts';

/**
 * Animates added and removed rows of a list: for the list element itself, whose children are its rows. A row added before others fades in
 * while those below move down; a removed row fades out in its old position while those below close the gap. Rows added at the end (a further
 * page), changes of more than a few rows (a search, another list), and all changes with reduced motion appear at once.
 *
 * The layout changes at once and only its picture is animated: opacity and transform, with the durations of the tokens. A row that fades out
 * is an `inert` last child for that long.
 */
export function useMovingRows<List extends HTMLElement>(): RefCallback<List> {
  return useCallback((list: List | null) => {
    if (!list) return undefined;
    const observer = new MutationObserver((records) => {
      const changed = changedRows(list, records);
      if (changed && matchMedia(media.motion).matches) move(list, changed);
    });
    observer.observe(list, { childList: true });
    return () => observer.disconnect();
  }, []);
}

function move(list: HTMLElement, { came, removedRows, stayed }: ChangedRows<HTMLElement>): void {
  const style = getComputedStyle(list);
  const valueOf = (token: string) => style.getPropertyValue(token.slice('var('.length, -1)).trim();
  const timing = { duration: Number.parseFloat(valueOf(vars.motion.enter)), easing: valueOf(vars.motion.easing) };
  const gap = Number.parseFloat(style.rowGap) || 0;
  list.style.position = 'relative';
  for (const { row, before } of removedRows) {
    // The old position is now the position of the row that followed. Appended at the end, so that the neighbours of other rows don't change.
    const top = before?.offsetTop ?? endOf(stayed.at(-1));
    row.inert = true;
    row.ariaHidden = 'true';
    Object.assign(row.style, { position: 'absolute', insetInline: '0', insetBlockStart: `${top}px` });
    list.append(row);
    row.animate({ opacity: [1, 0] }, timing).finished.then(
      () => row.remove(),
      () => row.remove(),
    );
  }
  for (const row of came) row.animate({ opacity: [0, 1] }, timing);
  const isAbove = (one: HTMLElement | undefined, row: HTMLElement) => one !== undefined && one.offsetTop <= row.offsetTop;
  const heightOf = (rows: readonly HTMLElement[]) => rows.reduce((sum, row) => sum + row.offsetHeight + gap, 0);
  for (const row of stayed) {
    const above = removedRows.filter(({ before }) => isAbove(before, row)).map((one) => one.row);
    const by = heightOf(above) - heightOf(came.filter((one) => isAbove(one, row)));
    if (by !== 0) row.animate({ transform: [`translateY(${by}px)`, 'none'] }, timing);
  }
}

const endOf = (row: HTMLElement | undefined) => (row ? row.offsetTop + row.offsetHeight : 0);
