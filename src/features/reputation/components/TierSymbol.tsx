import {
  Award,
  Clapperboard,
  Diamond,
  Gem,
  Handshake,
  Leaf,
  Medal,
  Nut,
  Sprout,
  Star,
  Swords,
  Ticket,
  TreeDeciduous,
  TreePine,
  Trophy,
} from 'lucide-react';
import { type Glyph, Icon, type IconProps } from '@/design-system';
import type { TierSet } from '../constants.ts';
import { stepOfTier } from '../model/standing.ts';
import type { Tier } from '../model/tiers.ts';
import { symbol } from './TierSymbol.css.ts';
import { animalDrawings, fishDrawings, mythicalDrawings } from './tierDrawings.tsx';

/** One icon per tier, the lowest tier first. */
const drawings: Readonly<Record<TierSet, readonly [Glyph, Glyph, Glyph, Glyph, Glyph]>> = {
  standard: [Medal, Award, Star, Gem, Diamond],
  mythical: mythicalDrawings,
  fish: fishDrawings,
  animals: animalDrawings,
  tree: [Nut, Sprout, Leaf, TreeDeciduous, TreePine],
  film: [Ticket, Handshake, Clapperboard, Swords, Trophy],
};

/** The icon of a tier, in the colour of its halo. It is decorative, because the tier's name is beside it. */
export function TierSymbol({ tier, set, size = 'small' }: { tier: Tier; set: TierSet; size?: IconProps['size'] }) {
  const glyph = drawings[set][(tier.position - 1) as 0 | 1 | 2 | 3 | 4];
  return (
    <span className={symbol({ step: stepOfTier(tier.position) })}>
      <Icon glyph={glyph} size={size} />
    </span>
  );
}
