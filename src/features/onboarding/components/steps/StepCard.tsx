import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { Button, LinkButton, Progress, Text } from '@/design-system';
import type { OnboardingStep, Path } from '@/shared/lib/paths';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { numberOf, steps } from '../../model/steps.ts';
import { typedCodeOfDraftAtom } from '../../state/draft.ts';
import { endOnboardingAtom } from '../../state/enterSession.ts';
import { strings } from '../../strings.ts';
import { FormCard } from '../guest/FormCard.tsx';
import * as styles from '../guest/guest.css.ts';

interface StepCardProps {
  step: OnboardingStep;
  title: string;
  hint: ReactNode;
  children: ReactNode;
}

/** One step of onboarding, with the progress. */
export function StepCard({ step, ...card }: StepCardProps) {
  const isCodeTyped = useStoreValue(typedCodeOfDraftAtom) !== undefined;
  const number = numberOf(step, isCodeTyped);
  const progressText = strings.progress(number, steps.length);
  const progress = (
    <div className={styles.progress}>
      <Text size="small" tone="muted" isTabular aria-hidden>
        {progressText}
      </Text>
      <Progress label={progressText} value={(100 * number) / steps.length} />
    </div>
  );
  return <FormCard {...card} progress={progress} />;
}

interface StepFooterProps {
  /** The previous step, when the person can go back to it. */
  backTo?: Path | undefined;
  /** Lets a person who has an account do the rest later. */
  hasLater?: boolean;
  submit: string;
  isPending?: boolean;
  pendingLabel?: string;
  isDisabled?: boolean;
}

/** The Back button at the start, and the one filled action at the end. */
export function StepFooter({ backTo, hasLater = false, submit, isPending, pendingLabel, isDisabled = false }: StepFooterProps) {
  const end = useSetAtom(endOnboardingAtom);
  return (
    <div className={styles.footer}>
      {hasLater ? (
        <Button variant="text" size="large" onClick={() => end()}>
          {strings.later}
        </Button>
      ) : (
        backTo && (
          <LinkButton href={backTo} variant="text" size="large">
            {strings.back}
          </LinkButton>
        )
      )}
      <Button type="submit" size="large" isLoading={isPending} loadingLabel={pendingLabel} isDisabled={isDisabled}>
        {submit}
      </Button>
    </div>
  );
}
