import { atom } from 'jotai';
import { type PhoneValue, phoneOf } from '@/design-system/pickers/phone/usePhoneText.ts';
import { deviceAtom } from '@/shared/lib/scope';
import type { SentCode } from '../methods/phone/phoneProof.ts';

const valueAtom = deviceAtom(atom<PhoneValue>(phoneOf()));

/** The number last typed into a form, so that another method can prefill it. Removed after sign-in. */
export const typedPhoneAtom = atom(
  (get) => get(valueAtom),
  (_get, set, phone: PhoneValue) => set(valueAtom, phone),
);

const sentAtom = deviceAtom(atom<SentCode | undefined>(undefined));

/** The last code that was sent for signing in; it survives a visit to another method. Removed together with the number. */
export const sentCodeAtom = atom(
  (get) => get(sentAtom),
  (_get, set, sent: SentCode | undefined) => set(sentAtom, sent),
);
