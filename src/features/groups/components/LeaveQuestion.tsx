import { ConfirmPopup } from '@/design-system';
import { useOwnSteps } from '../data/useSteps.ts';
import { strings } from '../strings.ts';

export interface LeaveQuestionProps {
  groupId: string;
  anchor: Element | null;
  onClose: () => void;
}

/** Confirms leaving a group, beside the pressed button. A module of its own, because it loads the popup. */
export default function LeaveQuestion({ groupId, anchor, onClose }: LeaveQuestionProps) {
  const take = useOwnSteps(groupId);
  return (
    <ConfirmPopup
      anchor={anchor}
      question={strings.leaveQuestion}
      detail={strings.leaveConsequence}
      confirmLabel={strings.leave}
      cancelLabel={strings.cancel}
      onConfirm={() => void take('leave')}
      onClose={onClose}
    />
  );
}
