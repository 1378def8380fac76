import { Chip } from '@/design-system';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import type { TierSet } from '../constants.ts';
import { standingOf } from '../model/standing.ts';
import { type Tier, tiersOf } from '../model/tiers.ts';
import { tierSetAtom } from '../state/tierSet.ts';
import { TierSymbol } from './TierSymbol.tsx';

/** A person's tier with its icon; its meaning appears on hover. */
export function TierChip({ rating }: { rating: number }) {
  const { tier, set } = useTier(rating);
  return (
    <span title={tier.description}>
      <Chip size="medium" icon={<TierSymbol tier={tier} set={set} />}>
        {tier.name}
      </Chip>
    </span>
  );
}

/** The tier that a rating reaches, named by the set chosen in this browser. */
export function useTier(rating: number): { readonly tier: Tier; readonly set: TierSet } {
  const set = useStoreValue(tierSetAtom);
  const tiers = tiersOf(set);
  const reached = standingOf(rating).tier;
  return { set, tier: tiers.find(({ position }) => position === reached) as Tier };
}
