import { useState } from 'react';
import { Button, Inline, Text } from '@/design-system';
import { Select } from '@/design-system/pickers/Select/Select.tsx';
import { useTargetName, useTargets } from '../../data/useTargets.ts';
import type { Target } from '../../model/draft.ts';
import type { Composer } from '../../state/useComposer.ts';
import { strings } from '../../strings.ts';

const everybody = 'everybody';
const nameOf = ({ groupName, name }: Target) => [groupName, name].filter(Boolean).join(' › ');

/** Where the post appears: everybody's feed, or a channel of a group that the person belongs to. */
export function TargetSelect({ composer: { draft, quoteTarget, change } }: { composer: Composer }) {
  // Requested when the person opens the select, or when a channel is chosen whose name isn't known yet.
  const [shouldLoad, setShouldLoad] = useState(false);
  const { target: only, isLoading } = quoteTarget;
  const chosen = only ?? draft.target;
  const isNameless = chosen !== undefined && nameOf(chosen) === '';
  const { targets, state, retry } = useTargets(shouldLoad || isNameless);
  const known = chosen && (targets.find(({ channelId }) => channelId === chosen.channelId) ?? chosen);
  const isListed = known === undefined || targets.some(({ channelId }) => channelId === known.channelId);
  const isUnknown = isNameless && !isListed && state !== 'loading';
  const single = useTargetName(isUnknown ? chosen.channelId : undefined);
  const waiting = isUnknown && !single.isLoading ? single.name || strings.channelUnknown : strings.channelsLoading;
  const options = [
    { value: everybody, label: strings.everybody },
    ...[...(isListed ? [] : [known]), ...targets].map((target) => ({ value: target.channelId, label: nameOf(target) || waiting })),
  ];
  // The quote of a private group's post stays in that group.
  if (only || isLoading) {
    return (
      <Text size="small" tone="muted">
        {only ? nameOf(only) || waiting : strings.channelsLoading}
      </Text>
    );
  }
  const choose = (value: string | null) => {
    const target = targets.find(({ channelId }) => channelId === value);
    change({ target: value === chosen?.channelId ? chosen : target });
  };
  return (
    <span onPointerEnter={() => setShouldLoad(true)} onFocus={() => setShouldLoad(true)}>
      <Select
        look="pill"
        label={strings.target}
        isLabelHidden
        options={options}
        value={chosen?.channelId ?? everybody}
        emptyLabel={strings.everybody}
        onChange={choose}
      />
      {state === 'failed' && (
        <Inline gap="1">
          <Text size="small" tone="negative">
            {strings.channelsFailed}
          </Text>
          <Button variant="text" size="small" onClick={retry}>
            {strings.retry}
          </Button>
        </Inline>
      )}
    </span>
  );
}
