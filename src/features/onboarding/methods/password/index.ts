import { signInMethodLinks } from '../links.ts';
import type { SignInMethod } from '../signInMethod.ts';
import { PasswordForm } from './PasswordForm.tsx';

/** Sign-in with number and password, for accounts that have one. */
export const password: SignInMethod = { ...signInMethodLinks.password, Form: PasswordForm };
