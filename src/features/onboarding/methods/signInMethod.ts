import type { ComponentType } from 'react';
import type { AuthResult } from '@/api';
import type { Path } from '@/shared/lib/paths';
import type { CaptchaProvider } from '../captcha/types.ts';
import type { SignInMethodLink } from './links.ts';

export interface SignInFormProps {
  captcha: CaptchaProvider | undefined;
}

/** One way to get in. A new one is a folder beside this file, a row in `links.ts` and one in `index.ts`; no other way knows of it. */
export interface SignInMethod extends SignInMethodLink {
  /** Card and form, ending in `enterSessionAtom` or at the provider. */
  readonly Form: ComponentType<SignInFormProps>;
}

/** What a provider's page sent back, read from the address. */
export type ProviderAnswer =
  /** No parameters: nobody has come back. */
  | { readonly kind: 'none' }
  /** `redeem` rejects with the ApiError of the call. */
  | { readonly kind: 'granted'; readonly redeem: () => Promise<AuthResult | null> }
  | { readonly kind: 'denied' }
  | { readonly kind: 'broken'; readonly message: string };

/** A way in that leads over another site. */
export interface ProviderMethod extends SignInMethod {
  readonly id: 'x' | 'bluesky' | 'siwf';
  /** What people call it. */
  readonly name: string;
  /** Gives the provider's address. Rejects with the ApiError of the call that asks for it. */
  begin(): Promise<string>;
  /** Reads what came back. Pure but for reading what `begin` had stored. */
  read(parameters: URLSearchParams): ProviderAnswer;
  /** Removes what was stored for this visit; it has ended, well or not. */
  settle(): void;
  /** A number that was typed before leaving, in E.164. */
  keptPhone?(): string | undefined;
  /** Said when it was added to an account that is signed in. Without it, coming back always means signing in. */
  readonly connected?: string;
  /** Where somebody goes whose account there has none here; without it they read so and choose. */
  readonly unknownGoTo?: Path;
  /** Where newcomers go on when it is not the usual onboarding. */
  readonly newcomersGoTo?: Path;
}
