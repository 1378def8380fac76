/** Bidirectional control characters: one of them can reverse the text around it. */
const bidiControls = /\p{Bidi_Control}/gu;

/** Removes bidirectional control characters from names and labels, which are embedded in the interface's own sentences. */
export function stripBidiControls(text: string): string {
  return text.replace(bidiControls, '');
}

/** Characters of which a cluster can be endless: marks, joiners and other format characters, and the leading letters of Hangul. */
const endless = /[\p{M}\p{Cf}\u1100-\u11FF\uA960-\uA97F]/u;
/** The longest emoji of everyday use (a family with skin tones) has 19 code units. */
const longestCluster = 24;

/**
 * A name as it stands beside other words: without bidirectional controls, and without a cluster that has no end. The browser can't cut
 * one at the edge of a line: it would show "…" in place of the whole name and push out what stands beside it.
 */
export function plainName(text: string): string {
  const name = stripBidiControls(text);
  if (name.length <= longestCluster || !endless.test(name)) return name;
  const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name);
  return Array.from(clusters, ({ segment }) => (segment.length > longestCluster ? [...segment].slice(0, 6).join('') : segment)).join('');
}

/** A visible character: no white space, no control character, and none that fonts draw as nothing (joiners, fillers, the empty Braille cell). */
const visible = /[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u;

/** Whether a name shows anything: a link of invisible letters could be neither seen nor pressed. */
export const isVisible = (name: string): boolean => visible.test(name);

/** A name as it stands beside other words; `fallback` where nothing of it can be seen. */
export const nameOr = (name: string, fallback: string): string => (isVisible(name) ? plainName(name) : fallback);
