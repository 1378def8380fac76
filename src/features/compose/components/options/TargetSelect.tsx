import { useState } from 'react';
import { Text } from '@/design-system';
import { Select } from '@/design-system/pickers/Select/index.ts';
import { useTargets } from '../../data/useTargets.ts';
import type { Target } from '../../model/draft.ts';
import type { Composer } from '../../state/useComposer.ts';
import { strings } from '../../strings.ts';

const everybody = 'everybody';
const nameOf = ({ groupName, name }: Target) => [groupName, name].filter(Boolean).join(' › ');

/** Where the post appears: everybody's feed, or a channel of a group that the person belongs to. */
export function TargetSelect({ composer: { draft, change } }: { composer: Composer }) {
  // Asked for when somebody reaches for it, or when a channel is chosen whose name is not known yet.
  const [isWanted, setIsWanted] = useState(false);
  const chosen = draft.target;
  const isNameless = chosen !== undefined && nameOf(chosen) === '';
  const { targets, isFailed } = useTargets(isWanted || isNameless);
  const known = chosen && (targets.find(({ channelId }) => channelId === chosen.channelId) ?? chosen);
  const isListed = known === undefined || targets.some(({ channelId }) => channelId === known.channelId);
  const options = [
    { value: everybody, label: strings.everybody },
    ...[...(isListed ? [] : [known]), ...targets].map((target) => ({
      value: target.channelId,
      label: nameOf(target) || strings.channelsLoading,
    })),
  ];
  const choose = (value: string | null) => {
    const target = targets.find(({ channelId }) => channelId === value);
    change({ target: value === chosen?.channelId ? chosen : target });
  };
  return (
    <span onPointerEnter={() => setIsWanted(true)} onFocus={() => setIsWanted(true)}>
      <Select
        variant="pill"
        label={strings.target}
        isLabelHidden
        options={options}
        value={chosen?.channelId ?? everybody}
        emptyLabel={strings.everybody}
        onChange={choose}
      />
      {isFailed && (
        <Text size="small" tone="negative">
          {strings.channelsFailed}
        </Text>
      )}
    </span>
  );
}
