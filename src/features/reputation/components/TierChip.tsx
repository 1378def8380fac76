import { Chip } from '@/design-system';
import { TierSymbol } from './TierSymbol.tsx';
import { useTier } from './useTier.ts';

/** A person's tier with its drawing; its meaning appears on hover. */
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
