/** The properties that decide where the lines of a text break and how high they are. */
const copied = [
  'direction',
  'font-family',
  'font-size',
  'font-style',
  'font-variant',
  'font-weight',
  'font-stretch',
  'letter-spacing',
  'line-height',
  'overflow-wrap',
  'padding-block',
  'padding-inline',
  'tab-size',
  'text-align',
  'text-indent',
  'text-transform',
  'unicode-bidi',
  'white-space',
  'word-break',
  'word-spacing',
] as const;

/** A word of a textarea, by its position in the text. */
export interface Word {
  readonly start: number;
  readonly end: number;
}

/**
 * The rectangle of a textarea's word in the window; of its last line if it wraps. A textarea has no such API, so its text is laid
 * out again in a hidden element of the same shape and measured there.
 */
export function wordRect(field: HTMLTextAreaElement, { start, end }: Word): DOMRect {
  const mirror = document.createElement('div');
  const look = getComputedStyle(field);
  for (const property of copied) mirror.style.setProperty(property, look.getPropertyValue(property));
  Object.assign(mirror.style, {
    position: 'fixed',
    top: '0',
    left: '0',
    boxSizing: 'border-box',
    inlineSize: `${field.clientWidth}px`,
    visibility: 'hidden',
  });
  const word = document.createElement('span');
  word.textContent = field.value.slice(start, end);
  // The text behind the word belongs to it, because it decides whether the word still fits on its line.
  mirror.append(field.value.slice(0, start), word, field.value.slice(end));
  document.body.append(mirror);
  const origin = mirror.getBoundingClientRect();
  const rect = [...word.getClientRects()].at(-1) ?? origin;
  mirror.remove();
  const box = field.getBoundingClientRect();
  return new DOMRect(
    box.left + field.clientLeft + rect.left - origin.left,
    box.top + field.clientTop - field.scrollTop + rect.top - origin.top,
    rect.width,
    rect.height,
  );
}
