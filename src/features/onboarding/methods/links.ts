import { AudioLines, KeyRound, Smartphone } from 'lucide-react';
import type { Glyph } from '@/design-system';
import { type Path, paths } from '@/shared/lib/paths';
import { ButterflyMark, XMark } from './marks.tsx';

export type SignInMethodId = 'phone' | 'password' | 'x' | 'bluesky' | 'siwf';

/** A link to a sign-in method, which loads none of the method's code. */
export interface SignInMethodLink {
  readonly id: SignInMethodId;
  readonly Glyph: Glyph;
  /** The path of its form. */
  readonly path: Path;
}

/** Every sign-in method, in display order. */
export const signInMethodLinks = {
  phone: { id: 'phone', Glyph: Smartphone, path: paths.signIn() },
  password: { id: 'password', Glyph: KeyRound, path: paths.signIn({ method: 'password' }) },
  x: { id: 'x', Glyph: XMark, path: paths.signInWithX() },
  bluesky: { id: 'bluesky', Glyph: ButterflyMark, path: paths.signIn({ method: 'bluesky' }) },
  siwf: { id: 'siwf', Glyph: AudioLines, path: paths.frequencyLogin() },
} as const satisfies Record<SignInMethodId, SignInMethodLink>;
