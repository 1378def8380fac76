import { useSetAtom } from 'jotai';
import { newUserEntry } from '@/features/session';
import { paths } from '@/shared/lib/paths';
import { endOnboardingAtom } from '../../state/enterSession.ts';
import { strings } from '../../strings.ts';
import { PictureForm } from './PictureForm.tsx';
import { StepCard } from './StepCard.tsx';

/** The last step: the profile picture, which can be skipped. */
export function AddAvatar() {
  const end = useSetAtom(endOnboardingAtom);
  const isNew = newUserEntry.read() !== undefined;
  const leave = () => end(isNew ? paths.home() : paths.account());
  return (
    <StepCard step="add-avatar" title={strings.avatarTitle} hint={strings.avatarHint}>
      <PictureForm leaveLabel={strings.skip} onLeave={leave} onSaved={leave} />
    </StepCard>
  );
}
