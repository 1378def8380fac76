import type { HistoryEntry } from './entries.ts';

/** Session storage key of the positions by history entry (`positions.ts`). */
export const positionsKey = 'positions';

/**
 * The scroll position that a reload restores once the application has started, in CSS px. Inlined into the page itself, so it imports
 * neither the types of the positions nor those of the entries.
 */
export function savedScroll(): number {
  const { sez } = (history.state ?? {}) as { sez?: Partial<HistoryEntry> };
  try {
    const positions = JSON.parse(sessionStorage.getItem(positionsKey) ?? '{}') as Record<string, { position?: number }> | null;
    return Number(positions?.[sez?.key ?? '']?.position) || 0;
  } catch {
    return 0; // Storage is blocked, or what is stored is no position.
  }
}
