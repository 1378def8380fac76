import { isComposing } from '@/design-system';

/** One shortcut: its action, the keys to press one after the other, and its section in the list. */
interface Shortcut {
  readonly command: string;
  readonly keys: readonly string[];
  readonly group: 'posts' | 'everywhere';
  /** Repeats while the key is held. */
  readonly isRepeating?: boolean;
}

/** All single-key shortcuts. A new one needs a row here, a sentence in `strings.ts` and an action in `startShortcuts.ts`. */
export const shortcuts = [
  { command: 'next', keys: ['j'], group: 'posts', isRepeating: true },
  { command: 'previous', keys: ['k'], group: 'posts', isRepeating: true },
  { command: 'reply', keys: ['r'], group: 'posts' },
  { command: 'quote', keys: ['q'], group: 'posts' },
  { command: 'repost', keys: ['b'], group: 'posts' },
  { command: 'weighIn', keys: ['w'], group: 'posts' },
  { command: 'newPosts', keys: ['.'], group: 'posts' },
  { command: 'compose', keys: ['n'], group: 'everywhere' },
  { command: 'search', keys: ['/'], group: 'everywhere' },
  { command: 'feed', keys: ['g', 'f'], group: 'everywhere' },
  { command: 'explore', keys: ['g', 'e'], group: 'everywhere' },
  { command: 'groups', keys: ['g', 'g'], group: 'everywhere' },
  { command: 'notifications', keys: ['g', 'n'], group: 'everywhere' },
  { command: 'help', keys: ['?'], group: 'everywhere' },
] as const satisfies readonly Shortcut[];

/** The effect of a shortcut. */
export type Command = (typeof shortcuts)[number]['command'] | 'palette';

/** The used properties of a keyboard event. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing' | 'keyCode' | 'timeStamp'
>;

/** The first key of a sequence, and when it was pressed. */
export interface PendingSequence {
  readonly key: string;
  readonly at: number;
}

/** The meaning of a press: an action, the start of a sequence, or neither. */
export interface ShortcutMatch {
  readonly command?: Command;
  readonly pending?: PendingSequence;
}

interface Situation {
  /** Single keys are switched on. */
  readonly isOn: boolean;
  /** The key was pressed in a field. */
  readonly isTyping: boolean;
  readonly pending: PendingSequence | undefined;
}

/** How long a sequence waits for its second key, in milliseconds. */
const patience = 1000;

/**
 * Page Down and Page Up within a feed: to the next article (`1`) or the previous one (`-1`), according to the ARIA pattern of a feed. They
 * aren't characters, so they also work when single keys are switched off.
 */
export function articleStepOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): 1 | -1 | undefined {
  if (ctrlKey || metaKey || altKey || shiftKey) return undefined;
  if (key === 'PageDown') return 1;
  return key === 'PageUp' ? -1 : undefined;
}

/** The effect of a key press. */
export function matchShortcut(press: KeyPress, { isOn, isTyping, pending }: Situation): ShortcutMatch {
  if (isComposing(press)) return {};
  if (isHelpChord(press)) return { command: 'help' };
  if (isPaletteChord(press)) return { command: 'palette' };
  if (!isOn || isTyping || press.ctrlKey || press.metaKey || press.altKey) return {};
  const key = keyOf(press);
  const first = pending && press.timeStamp - pending.at <= patience ? pending : undefined;
  // A held key must neither repost repeatedly nor count as both keys of a sequence.
  if (press.repeat) return { ...find([key], true), ...(first && { pending: first }) };
  const found = (first && find([first.key, key])) ?? find([key]);
  if (found) return found;
  return rows.some(({ keys }) => keys.length > 1 && keys[0] === key) ? { pending: { key, at: press.timeStamp } } : {};
}

const rows: readonly (Shortcut & { readonly command: Command })[] = shortcuts;

function find(pressed: readonly string[], isHeld = false): { command: Command } | undefined {
  const row = rows.find(({ keys, isRepeating }) => keys.join(' ') === pressed.join(' ') && (!isHeld || isRepeating));
  return row && { command: row.command };
}

/**
 * Ctrl or Cmd with a slash: also works in fields and when single keys are switched off, because it doesn't type text. On a
 * Russian keyboard the US slash key types a full stop.
 */
function isHelpChord({ key, code, ctrlKey, metaKey, altKey }: KeyPress): boolean {
  return (ctrlKey || metaKey) && !altKey && (key === '/' || (key === '.' && code === 'Slash'));
}

/** Ctrl or Cmd with K, by the key's position where the layout isn't Latin. */
function isPaletteChord({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): boolean {
  return ctrlKey !== metaKey && !altKey && !shiftKey && keyOf({ key, code, shiftKey }) === 'k';
}

/** The character on the key: a Latin letter in any layout and with Caps Lock, other characters as they are. Shifted letters mean nothing here. */
function keyOf({ key, code, shiftKey }: Pick<KeyPress, 'key' | 'code' | 'shiftKey'>): string {
  if (!/^\p{Letter}$/u.test(key)) return key;
  const letter = /^\p{Script=Latin}$/u.test(key) ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? '');
  return shiftKey ? '' : letter.toLowerCase();
}
