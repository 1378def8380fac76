import { wayLinks } from '../links.ts';
import type { Way } from '../way.ts';
import { PhoneForm } from './PhoneForm.tsx';

/** A code by SMS. */
export const phone: Way = { ...wayLinks.phone, Form: PhoneForm };
