import type { FormEvent } from 'react';
import { Button, LevelSelector, Text, TextArea } from '@/design-system';
import { categoryIds, reputationStrings, weighInLevels } from '@/features/reputation';
import { pressedStrings } from '../../pressedStrings.ts';
import { strings } from '../../strings.ts';
import type { WeighInDraft } from './useWeighInDraft.ts';
import * as styles from './WeighInPanel.css.ts';

export interface WeighInPanelProps {
  weighIn: WeighInDraft;
  /** Id of the form, for buttons outside of it. */
  id: string;
}

/** The three five-level selectors and the comment. */
export function WeighInPanel({ weighIn: { draft, isKept, change, submit }, id }: WeighInPanelProps) {
  return (
    <form
      id={id}
      className={styles.panel}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      {categoryIds.map((category) => (
        <LevelSelector
          key={category}
          label={reputationStrings.categories[category]}
          levels={weighInLevels}
          value={draft.values[category] ?? 0}
          words={pressedStrings.levels}
          onChange={(value) => change({ values: { ...draft.values, [category]: value } })}
        />
      ))}
      <TextArea
        label={pressedStrings.weighInComment}
        minRows={2}
        maxRows={4}
        value={draft.description}
        onChange={(description) => change({ description })}
      />
      <Text size="small" tone="muted" role="status">
        {isKept && pressedStrings.weighInKept}
      </Text>
    </form>
  );
}

/** The buttons that send a weigh-in and withdraw an earlier one. */
export function WeighInButtons({ weighIn: { hasWeighedIn, canSend, withdraw }, id }: WeighInPanelProps) {
  return (
    <>
      {hasWeighedIn && (
        <Button variant="text" tone="neutral" onClick={withdraw}>
          {pressedStrings.weighInRemove}
        </Button>
      )}
      <Button type="submit" form={id} isDisabled={!canSend}>
        {hasWeighedIn ? pressedStrings.weighInUpdate : strings.weighIn}
      </Button>
    </>
  );
}
