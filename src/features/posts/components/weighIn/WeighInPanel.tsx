import type { FormEvent } from 'react';
import { Button, LevelSelector, Text, TextArea } from '@/design-system';
import { categoryIds, questionStrings, reputationStrings, weighInLevels } from '@/features/reputation';
import { pressedStrings } from '../../pressedStrings.ts';
import { strings } from '../../strings.ts';
import type { WeighInDraft } from './useWeighInDraft.ts';
import * as styles from './WeighInPanel.css.ts';

export interface WeighInPanelProps {
  weighIn: WeighInDraft;
  /** Id of the form, for buttons outside of it. */
  id: string;
}

export interface WeighInFieldsProps extends WeighInPanelProps {
  /** How many people the averages on the pill are from. */
  numPeople: number;
}

/** The three five-level selectors, each with its question, and the comment. */
export function WeighInPanel({ weighIn: { draft, isUnsent, change, submit }, id, numPeople }: WeighInFieldsProps) {
  return (
    <form
      id={id}
      className={styles.panel}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      {numPeople > 0 && (
        <Text as="p" size="small" tone="muted">
          {pressedStrings.averagesFrom(numPeople)}
        </Text>
      )}
      {categoryIds.map((category) => (
        <LevelSelector
          key={category}
          label={reputationStrings.categories[category]}
          hint={questionStrings[category]}
          levels={weighInLevels}
          value={draft.values[category] ?? 0}
          levelNames={pressedStrings.levels}
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
        {isUnsent && pressedStrings.weighInKept}
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
