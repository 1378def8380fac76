/**
 * Whether Alt, Ctrl or Cmd is held down: then the keys are a command of the browser, such as Alt+← for Back, which a component must not take.
 * Shift doesn't count, because components use it themselves.
 */
export function hasModifier(event: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>): boolean {
  return event.altKey || event.ctrlKey || event.metaKey;
}
