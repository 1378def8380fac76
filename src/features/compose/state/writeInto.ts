/**
 * Replaces a part of a textarea as if it had been typed, and leaves the caret behind it. `execCommand` is deprecated, but it is the only
 * way that keeps the browser's history: Ctrl+Z then takes this back and nothing else. Where it is missing, the text is exchanged
 * without history.
 */
export function writeInto(field: HTMLTextAreaElement, start: number, end: number, text: string): void {
  field.focus();
  field.setSelectionRange(start, end);
  const { execCommand } = document as Partial<Document>;
  if (execCommand?.call(document, 'insertText', false, text)) return;
  // React watches assignments to the element itself and would take the event that follows for no change.
  const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
  set?.call(field, field.value.slice(0, start) + text + field.value.slice(end));
  field.setSelectionRange(start + text.length, start + text.length);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
