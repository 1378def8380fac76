import { isComposing } from '@/design-system';

/** One shortcut: what it does, the keys to press one after the other, and where it stands in the list. */
interface Shortcut {
  readonly command: string;
  readonly keys: readonly string[];
  readonly group: 'posts' | 'everywhere';
  /** Goes on while the key is held. */
  readonly isRepeating?: boolean;
}

/** Every single-key shortcut there is. A further one is a row here, a sentence in `strings.ts` and a deed in `startShortcuts.ts`. */
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

/** What a shortcut does. */
export type Command = (typeof shortcuts)[number]['command'];

/** What counts of a keyboard event. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing' | 'keyCode' | 'timeStamp'
>;

/** The first key of a sequence, and when it was pressed. */
export interface PendingSequence {
  readonly key: string;
  readonly at: number;
}

/** What a press means: something to do, or the beginning of a sequence, or neither. */
export interface ShortcutMatch {
  readonly command?: Command;
  readonly begun?: PendingSequence;
}

interface Situation {
  /** The person has not switched single keys off. */
  readonly isOn: boolean;
  /** The press goes into a field. */
  readonly isTyping: boolean;
  readonly begun: PendingSequence | undefined;
}

/** How long a sequence waits for its second key, in milliseconds. */
const patience = 1000;

/**
 * Page Down and Page Up within a feed: to the next article (`1`) or the one before (`-1`), as the ARIA pattern of a feed has it. They
 * are no signs, so they work with single keys switched off as well.
 */
export function articleStepOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): 1 | -1 | undefined {
  if (ctrlKey || metaKey || altKey || shiftKey) return undefined;
  if (key === 'PageDown') return 1;
  return key === 'PageUp' ? -1 : undefined;
}

/** What a press of a key means. */
export function matchShortcut(press: KeyPress, { isOn, isTyping, begun }: Situation): ShortcutMatch {
  if (isComposing(press)) return {};
  if (isHelpChord(press)) return { command: 'help' };
  if (!isOn || isTyping || press.ctrlKey || press.metaKey || press.altKey) return {};
  const key = keyOf(press);
  const first = begun && press.timeStamp - begun.at <= patience ? begun : undefined;
  // A key that is held must neither repost again and again nor be both keys of a sequence.
  if (press.repeat) return { ...find([key], true), ...(first && { begun: first }) };
  const found = (first && find([first.key, key])) ?? find([key]);
  if (found) return found;
  return rows.some(({ keys }) => keys.length > 1 && keys[0] === key) ? { begun: { key, at: press.timeStamp } } : {};
}

const rows: readonly (Shortcut & { readonly command: Command })[] = shortcuts;

function find(pressed: readonly string[], isHeld = false): { command: Command } | undefined {
  const row = rows.find(({ keys, isRepeating }) => keys.join(' ') === pressed.join(' ') && (!isHeld || isRepeating));
  return row && { command: row.command };
}

/**
 * Ctrl or Cmd with a slash: works in fields too, and with single keys switched off, because no text is made of it. On a
 * Russian keyboard the slash of a US one is a full stop.
 */
function isHelpChord({ key, code, ctrlKey, metaKey, altKey }: KeyPress): boolean {
  return (ctrlKey || metaKey) && !altKey && (key === '/' || (key === '.' && code === 'Slash'));
}

/** The sign on the key: a Latin letter whatever the layout and Caps Lock, other signs as they are. Shifted letters mean nothing here. */
function keyOf({ key, code, shiftKey }: KeyPress): string {
  if (!/^\p{Letter}$/u.test(key)) return key;
  const letter = /^\p{Script=Latin}$/u.test(key) ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? '');
  return shiftKey ? '' : letter.toLowerCase();
}
