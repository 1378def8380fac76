export interface Track {
  min: number;
  max: number;
}

/** The position of a value on the track, 0…1; values outside are at the nearest end. */
export function shareOf(value: number, { min, max }: Track): number {
  if (max <= min) return 0;
  return Math.min(1, Math.max(0, (value - min) / (max - min)));
}

/** The filled part of the track: from the origin to the value, whichever way round that is. */
export function fillOf(value: number, origin: number, track: Track): { start: number; end: number } {
  const ends = [shareOf(origin, track), shareOf(value, track)] as const;
  return { start: Math.min(...ends), end: Math.max(...ends) };
}
