/**
 * Replaces a part of a textarea as if it had been typed, and leaves the caret behind it. `execCommand` is deprecated, but it is the only
 * way that keeps the browser's undo history, so that Ctrl+Z undoes just this. Where it is missing, the text is replaced without history.
 */
export function writeInto(field: HTMLTextAreaElement, start: number, end: number, text: string): void {
  field.focus();
  field.setSelectionRange(start, end);
  const { execCommand } = document as Partial<Document>;
  if (execCommand?.call(document, 'insertText', false, text)) return;
  // React intercepts assignments to the element's own `value` and would ignore the event that follows, so the prototype's setter is used.
  const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
  set?.call(field, field.value.slice(0, start) + text + field.value.slice(end));
  field.setSelectionRange(start + text.length, start + text.length);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
