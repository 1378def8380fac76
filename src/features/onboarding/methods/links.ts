import { AudioLines, KeyRound, Smartphone } from 'lucide-react';
import type { Glyph } from '@/design-system';
import { type Path, paths } from '@/shared/lib/paths';
import { ButterflyMark, XMark } from './marks.tsx';

export type SignInMethodId = 'phone' | 'password' | 'x' | 'bluesky' | 'siwf';

/** How a way in is offered where its form is not: a link costs none of its code. */
export interface SignInMethodLink {
  readonly id: SignInMethodId;
  readonly Glyph: Glyph;
  /** Where its form stands. */
  readonly path: Path;
}

/** Every way in, in the order in which they are offered. */
export const signInMethodLinks = {
  phone: { id: 'phone', Glyph: Smartphone, path: paths.signIn() },
  password: { id: 'password', Glyph: KeyRound, path: paths.signIn({ method: 'password' }) },
  x: { id: 'x', Glyph: XMark, path: paths.signInWithX() },
  bluesky: { id: 'bluesky', Glyph: ButterflyMark, path: paths.signIn({ method: 'bluesky' }) },
  siwf: { id: 'siwf', Glyph: AudioLines, path: paths.frequencyLogin() },
} as const satisfies Record<SignInMethodId, SignInMethodLink>;
