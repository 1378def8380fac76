import { atom } from 'jotai';
import { type PhoneValue, phoneOf } from '@/design-system/pickers/PhoneField/index.ts';

const valueAtom = atom<PhoneValue>(phoneOf());

/** The number last typed into a form, so that another way in need not ask for it again. Lives until somebody is in. */
export const typedPhoneAtom = atom(
  (get) => get(valueAtom),
  (_get, set, phone: PhoneValue) => set(valueAtom, phone),
);
