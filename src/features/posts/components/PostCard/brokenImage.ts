import type { SyntheticEvent } from 'react';

/** A neutral picture in place of one that failed to load; the alternative text stays. */
const placeholder =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 64" fill="none" stroke="gray" stroke-width="1.5" stroke-linecap="round">' +
      '<rect x="36" y="22" width="24" height="20" rx="3"/><path d="m38 40 7-7 5 5 3-3 5 5M34 20l28 24"/></svg>',
  );

/** For `onError` of every picture with an address from users. */
export function replaceBroken({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  if (currentTarget.src !== placeholder) currentTarget.src = placeholder;
}
