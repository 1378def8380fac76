import { atom } from 'jotai';
import { deviceAtom } from '@/shared/lib/scope';
import { friendlyMessage } from '../model/friendlyMessage.ts';
import { strings } from '../strings.ts';

/** Default lifetimes of a toast in milliseconds (specification, section 9). */
export const toastLife = { regular: 5000, short: 3000, long: 7000 } as const;
/** Maximum number of simultaneous toasts; people don't read more. */
const maxToasts = 3;

/** One short message at the edge of the screen. */
export interface ToastMessage {
  readonly id: string;
  readonly tone: 'positive' | 'negative' | 'primary';
  readonly title: string;
  readonly description?: string;
  /** Milliseconds until it disappears by itself. */
  readonly life: number;
  readonly action?: ToastAction;
  readonly secondAction?: ToastAction;
}

interface ToastAction {
  readonly label: string;
  readonly onAction: () => void;
}

type ToastInput = Omit<ToastMessage, 'id' | 'life' | 'title'> & { title?: string; life?: number };

const listAtom = deviceAtom(atom<readonly ToastMessage[]>([]));
/** Generates the ids. */
const countAtom = deviceAtom(atom(0));

/** The toasts on the screen, oldest first. */
export const toastsAtom = atom((get) => get(listAtom));

/** Toasts with an action are never merged, because each action does something else. */
function isSameMessage(a: ToastMessage, b: ToastMessage): boolean {
  if (a.action || b.action) return false;
  return a.tone === b.tone && a.title === b.title && a.description === b.description;
}

/** Shows a toast and returns its id. Only the latest three are shown. A failure that has only a description gets the title "Error". */
export const showToastAtom = atom(null, (get, set, input: ToastInput): string => {
  const number = get(countAtom) + 1;
  set(countAtom, number);
  const id = `toast-${number}`;
  const title = input.title ?? strings.error;
  const toast = { ...input, id, title, life: input.life ?? toastLife.regular };
  // A repeated message moves to the end with a new lifetime instead of appearing twice.
  set(listAtom, (list) => [...list.filter((other) => !isSameMessage(other, toast)), toast].slice(-maxToasts));
  return id;
});

/** Shows the product's own message for a failure. `message` replaces it where the catalogue names one. */
export const showErrorAtom = atom(null, (_get, set, error: unknown, message?: string, life: number = toastLife.regular) =>
  set(showToastAtom, { tone: 'negative', title: strings.error, description: message ?? friendlyMessage(error), life }),
);

/** Confirms a success: the sentence itself is the title, because "Success" alone tells nothing. */
export const showSuccessAtom = atom(null, (_get, set, title: string, life: number = toastLife.regular) =>
  set(showToastAtom, { tone: 'positive', title, life }),
);

export const dismissToastAtom = atom(null, (_get, set, id: string) => {
  set(listAtom, (list) => list.filter((toast) => toast.id !== id));
});

/** The current text of the page's polite live region. `turn` changes even when the text doesn't. */
const textAtom = deviceAtom(atom({ text: '', turn: 0 }));

export const announcementAtom = atom((get) => get(textAtom));

/** Announces a short sentence to screen readers without moving the focus. */
export const announceAtom = atom(null, (_get, set, text: string) => {
  set(textAtom, ({ turn }) => ({ text, turn: turn + 1 }));
});
