import { useSetAtom } from 'jotai';
import { ChevronRight, Circle, CircleCheck, X } from 'lucide-react';
import { useEffect } from 'react';
import { Anchor, Card, Heading, Icon, IconButton, VisuallyHidden } from '@/design-system';
import { announceAtom } from '@/features/feedback';
import { type Path, paths } from '@/shared/lib/paths';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { lateStrings } from '../lateStrings.ts';
import {
  dismissFirstStepsAtom,
  firstStepsAtom,
  isDismissedAtom,
  isWeighInAcceptedAtom,
  noteLoadedAtom,
  numFollowedAtom,
  peopleToFollow,
} from '../state/firstSteps.ts';
import * as styles from './FirstSteps.css.ts';

/** A newcomer's first steps, each ticked once it is done, until the person dismisses them. */
export function FirstSteps() {
  return useStoreValue(isDismissedAtom) ? null : <Steps />;
}

function Steps() {
  const { firstSteps: strings } = lateStrings;
  const done = useStoreValue(firstStepsAtom);
  const followed = Math.min(useStoreValue(numFollowedAtom), peopleToFollow);
  const dismiss = useSetAtom(dismissFirstStepsAtom);
  const announce = useSetAtom(announceAtom);
  useNoteLoaded();
  const onDismiss = () => {
    dismiss();
    announce(strings.dismissed);
    // The pressed button is removed with the card, so the focus moves to the tab.
    document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  };
  return (
    <Card as="section" padding="3" edge="bleed" aria-labelledby="first-steps-title">
      <div className={styles.title}>
        <Heading level={2} size="body" id="first-steps-title">
          {strings.title}
        </Heading>
        <IconButton label={strings.dismiss} icon={<Icon glyph={X} size="compact" />} size="small" onClick={onDismiss} />
      </div>
      <ul className={styles.steps}>
        <Step isDone={done.picture} text={strings.picture} href={paths.account()} />
        <Step isDone={done.people} text={strings.people(followed, peopleToFollow)} href={paths.explore()} />
        <Step isDone={done.weighIn} text={strings.weighIn} onPress={openWeighIn} />
      </ul>
    </Card>
  );
}

interface StepProps {
  isDone: boolean;
  text: string;
  href?: Path;
  onPress?(): void;
}

/** One step: a link or a button that leads there, or, once it is done, its text with a tick. */
function Step({ isDone, text, href, onPress }: StepProps) {
  const content = (
    <>
      <Icon glyph={isDone ? CircleCheck : Circle} size="compact" tone={isDone ? 'positive' : 'muted'} />
      <span>
        {text}
        {isDone && <VisuallyHidden>{lateStrings.firstSteps.done}</VisuallyHidden>}
      </span>
      {!isDone && <Icon glyph={ChevronRight} size="compact" tone="muted" />}
    </>
  );
  if (isDone) return <li className={`${styles.step} ${styles.done}`}>{content}</li>;
  return (
    <li>
      {href === undefined ? (
        <button type="button" className={`${styles.step} ${styles.open}`} onClick={onPress}>
          {content}
        </button>
      ) : (
        <Anchor className={`${styles.step} ${styles.open}`} href={href}>
          {content}
        </Anchor>
      )}
    </li>
  );
}

/**
 * Looks up what is loaded when the card appears, before each press, and when a weigh-in is accepted: the steps then follow these posts and
 * people by themselves.
 */
function useNoteLoaded(): void {
  const isWeighInAccepted = useStoreValue(isWeighInAcceptedAtom);
  const noteLoaded = useSetAtom(noteLoadedAtom);
  useEffect(noteLoaded, [noteLoaded, isWeighInAccepted]);
  useEffect(() => {
    const presses = ['click', 'keydown'];
    const onPress = () => noteLoaded();
    for (const press of presses) document.addEventListener(press, onPress, true);
    return () => {
      for (const press of presses) document.removeEventListener(press, onPress, true);
    };
  }, [noteLoaded]);
}

/** Opens the weigh-in of the first post in the feed that isn't the person's own, or else of a welcome post. */
function openWeighIn(): void {
  const pillIn = (place: string) => document.querySelector<HTMLElement>(`main ${place} article button[aria-haspopup="dialog"]`);
  const pill = pillIn('[role="feed"]') ?? pillIn('');
  // The popover opens beside the pill, which may be below the window.
  pill?.scrollIntoView({ block: 'center' });
  pill?.click();
}
