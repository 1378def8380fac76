import type { Passthrough } from '../http/passthrough.ts';

const storageKey = 'mock:through';

/** Remembers for the browser tab which calls go to the real backend. */
export function persistPassthrough(through: Passthrough): void {
  const saved = sessionStorage.getItem(storageKey);
  if (saved) through.set(saved.split(' '));
  through.listen((targets) => {
    if (targets.length > 0) sessionStorage.setItem(storageKey, targets.join(' '));
    else sessionStorage.removeItem(storageKey);
  });
}
