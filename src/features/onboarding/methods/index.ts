import { bluesky } from './bluesky/index.ts';
import { password } from './password/index.ts';
import { phone } from './phone/index.ts';
import type { SignInMethod } from './signInMethod.ts';
import { siwf } from './siwf/index.ts';
import { x } from './x/index.ts';

/** Every sign-in method, in display order. */
export const signInMethods: readonly SignInMethod[] = [phone, password, x, bluesky, siwf];
