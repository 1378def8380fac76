import { signInMethodLinks } from '../links.ts';
import type { SignInMethod } from '../signInMethod.ts';
import { PhoneForm } from './PhoneForm.tsx';

/** Sign-in with a code by SMS. */
export const phone: SignInMethod = { ...signInMethodLinks.phone, Form: PhoneForm };
