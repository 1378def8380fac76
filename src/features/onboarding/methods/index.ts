import { bluesky } from './bluesky/index.ts';
import { signInMethodLinks } from './links.ts';
import { PasswordForm } from './password/PasswordForm.tsx';
import { PhoneForm } from './phone/PhoneForm.tsx';
import type { SignInMethod } from './signInMethod.ts';
import { siwf } from './siwf/index.tsx';
import { x } from './x/index.ts';

/** A code by SMS. */
const phone: SignInMethod = { ...signInMethodLinks.phone, Form: PhoneForm };

/** A number and a password, for accounts that have one. */
const password: SignInMethod = { ...signInMethodLinks.password, Form: PasswordForm };

/** Every sign-in method, in display order. */
export const signInMethods: readonly SignInMethod[] = [phone, password, x, bluesky, siwf];
