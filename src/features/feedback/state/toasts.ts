import { atom } from 'jotai';
import { toastLife } from '../constants.ts';
import { friendlyMessage } from '../model/friendlyMessage.ts';
import { strings } from '../strings.ts';

/** One short message at the edge of the screen. */
export interface ToastMessage {
  readonly id: string;
  readonly tone: 'success' | 'error' | 'info';
  readonly title: string;
  readonly description?: string;
  /** Milliseconds until it leaves by itself. */
  readonly life: number;
  readonly action?: { readonly label: string; readonly onAction: () => void };
}

type ToastInput = Omit<ToastMessage, 'id' | 'life' | 'title'> & { title?: string; life?: number };

const listAtom = atom<readonly ToastMessage[]>([]);
let counter = 0;

/** The toasts on the screen, oldest first. */
export const toastsAtom = atom((get) => get(listAtom));

/** Shows a toast and returns its id. A lone description gets the title "Success" or "Error". */
export const showToastAtom = atom(null, (_get, set, input: ToastInput): string => {
  counter += 1;
  const id = `toast-${counter}`;
  const title = input.title ?? (input.tone === 'error' ? strings.error : strings.success);
  set(listAtom, (list) => [...list, { ...input, id, title, life: input.life ?? toastLife.regular }]);
  return id;
});

/** Shows the product's own sentence for a failure. `message` replaces it where the catalogue names one. */
export const showErrorAtom = atom(null, (_get, set, error: unknown, message?: string, life: number = toastLife.regular) =>
  set(showToastAtom, { tone: 'error', title: strings.error, description: message ?? friendlyMessage(error), life }),
);

/** Shows a success message with the title "Success". */
export const showSuccessAtom = atom(null, (_get, set, description: string, life: number = toastLife.regular) =>
  set(showToastAtom, { tone: 'success', title: strings.success, description, life }),
);

export const dismissToastAtom = atom(null, (_get, set, id: string) => {
  set(listAtom, (list) => list.filter((toast) => toast.id !== id));
});
