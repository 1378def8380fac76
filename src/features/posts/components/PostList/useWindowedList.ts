import { type ComponentType, useEffect, useState } from 'react';
import { logError } from '@/shared/lib/log';
import type { LoadedListProps } from './WindowedList.tsx';

type WindowedList = ComponentType<LoadedListProps>;

/** Kept once it has come, so that every later list has it in its first frame. */
let loaded: WindowedList | undefined;

/** The windowed list, fetched after the first posts were painted: their reader does not wait for what only scrolling needs. */
export function useWindowedList(): WindowedList | undefined {
  const [list, setList] = useState(() => loaded);
  useEffect(() => {
    if (list) return;
    import('./WindowedList.tsx').then(
      (module) => {
        loaded = module.default;
        setList(() => module.default);
      },
      (error: unknown) => logError('windowed list', error),
    );
  }, [list]);
  return list;
}
