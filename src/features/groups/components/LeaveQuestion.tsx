import { ConfirmPopup } from '@/design-system';
import { useOwnSteps } from '../data/useSteps.ts';
import { strings } from '../strings.ts';

export interface LeaveQuestionProps {
  groupId: string;
  anchor: Element | null;
  onClose: () => void;
}

/** Whether the person really wants to leave, beside what was pressed. A module of its own, because it brings the popup with it. */
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
