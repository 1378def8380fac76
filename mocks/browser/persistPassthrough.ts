import { string } from 'valibot';
import { stored } from '@/shared/storage';
import type { Passthrough } from '../http/passthrough.ts';

const entry = stored('mock:through', string(), 'session');

/** Remembers for the browser tab which calls go to the real backend. */
export function persistPassthrough(through: Passthrough): void {
  const saved = entry.read();
  if (saved) through.set(saved.split(' '));
  through.listen((targets) => {
    if (targets.length > 0) entry.write(targets.join(' '));
    else entry.remove();
  });
}
