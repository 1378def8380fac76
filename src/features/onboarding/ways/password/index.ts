import { wayLinks } from '../links.ts';
import type { Way } from '../way.ts';
import { PasswordForm } from './PasswordForm.tsx';

/** Number and password, for accounts that have one. */
export const password: Way = { ...wayLinks.password, Form: PasswordForm };
