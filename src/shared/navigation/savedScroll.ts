import type { HistoryEntry } from './entries.ts';

/** Session storage key of the positions by history entry (`positions.ts`). */
export const positionsKey = 'positions';

/**
 * How far down the page will stand once the application has started, in CSS px: what a reload leads back to. Bundled into the page itself,
 * which knows neither the shape of the positions nor that of the entries, so it imports nothing.
 */
export function savedScroll(): number {
  const { sez } = (history.state ?? {}) as { sez?: Partial<HistoryEntry> };
  const positions = JSON.parse(sessionStorage.getItem(positionsKey) ?? '{}') as Record<string, { position?: number }>;
  return positions[sez?.key ?? '']?.position ?? 0;
}
