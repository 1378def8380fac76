import type { ComponentType } from 'react';
import type { AuthResult } from '@/api';
import type { Path } from '@/shared/lib/paths';
import type { CaptchaProvider } from '../captcha/types.ts';
import type { SignInMethodLink } from './links.ts';

export interface SignInFormProps {
  captcha: CaptchaProvider | undefined;
}

/** One sign-in method. A new one is a folder beside this file, a row in `links.ts` and one in `index.ts`; methods don't know each other. */
export interface SignInMethod extends SignInMethodLink {
  /** Card and form, which end in `enterSessionAtom` or at the provider. */
  readonly Form: ComponentType<SignInFormProps>;
}

/** A provider's answer, read from the address. */
export type ProviderAnswer =
  /** No parameters: the page wasn't opened by a provider. */
  | { readonly kind: 'none' }
  /** `redeem` rejects with the ApiError of the call. */
  | { readonly kind: 'granted'; readonly redeem: () => Promise<AuthResult | null> }
  | { readonly kind: 'denied' }
  | { readonly kind: 'broken'; readonly message: string };

/** A sign-in method that leads over another site. */
export interface ProviderMethod extends SignInMethod {
  readonly id: 'x' | 'bluesky' | 'siwf';
  /** The name of the provider. */
  readonly name: string;
  /** Resolves to the provider's address. Rejects with the ApiError of the call that requests it. */
  begin(): Promise<string>;
  /** Reads the returned parameters. Pure except for reading what `begin` has stored. */
  read(parameters: URLSearchParams): ProviderAnswer;
  /** Removes the stored data of this visit after it has ended, with or without success. */
  settle(): void;
  /** A number that was typed before leaving, in E.164. */
  storedPhone?(): string | undefined;
  /** Said in a toast when signing in fails and the server doesn't say why. */
  readonly failed?: string;
  /** The message when it was added to a signed-in account. Without it, returning always signs in. */
  readonly connected?: string;
  /** The next path when the provider's account has none here; without it the page explains this and offers choices. */
  readonly unknownGoTo?: Path;
  /** The next path of newcomers when it isn't the usual onboarding. */
  readonly newcomersGoTo?: Path;
}
