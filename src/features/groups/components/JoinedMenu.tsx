import { LogOut } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Menu, MenuItem } from '@/design-system';
import { strings } from '../strings.ts';
import LeaveQuestion from './LeaveQuestion.tsx';

export interface JoinedMenuProps {
  groupId: string;
  trigger: ReactElement;
}

/** The actions of a member on the membership: leave, after a confirmation, because a private group doesn't let people rejoin at once. */
export default function JoinedMenu({ groupId, trigger }: JoinedMenuProps) {
  const [questionAnchor, setQuestionAnchor] = useState<Element | null>(null);
  return (
    <>
      <Menu trigger={trigger} phoneLayout="sheet" defaultIsOpen>
        <MenuItem icon={LogOut} tone="negative" onSelect={() => setQuestionAnchor(document.activeElement)}>
          {strings.leaveGroup}
        </MenuItem>
      </Menu>
      <LeaveQuestion groupId={groupId} anchor={questionAnchor} onClose={() => setQuestionAnchor(null)} />
    </>
  );
}
