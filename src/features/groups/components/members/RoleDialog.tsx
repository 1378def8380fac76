import { useState } from 'react';
import type { AssignableRole, OrganizationRole } from '@/api';
import { Button, Dialog } from '@/design-system';
import { strings } from '../../strings.ts';
import { RoleChoice } from './RoleChoice.tsx';

export interface RoleDialogProps {
  /** The member whose role changes. */
  name: string;
  role: AssignableRole;
  ownRole: OrganizationRole | undefined;
  onSave: (role: AssignableRole) => void;
  onClose: () => void;
}

/** Gives a member another role. */
export default function RoleDialog({ name, role, ownRole, onSave, onClose }: RoleDialogProps) {
  const [chosen, setChosen] = useState(role);
  const save = () => {
    onClose();
    if (chosen !== role) onSave(chosen);
  };
  return (
    <Dialog
      isOpen
      size="sm"
      phoneLayout="sheet"
      title={strings.roleTitle(name)}
      onClose={onClose}
      footer={
        <>
          <Button variant="bordered" tone="neutral" onClick={onClose}>
            {strings.cancel}
          </Button>
          <Button onClick={save}>{strings.saveRole}</Button>
        </>
      }
    >
      <RoleChoice ownRole={ownRole} value={chosen} onChange={setChosen} />
    </Dialog>
  );
}
