import type { AssignableRole, OrganizationRole } from '@/api';
import { SegmentedControl, Stack } from '@/design-system';
import { assignableRoles } from '../../model/permissions.ts';
import { strings } from '../../strings.ts';
import * as styles from './Members.css.ts';

export interface RoleChoiceProps {
  /** The role of the person who assigns. */
  ownRole: OrganizationRole | undefined;
  value: AssignableRole;
  onChange: (role: AssignableRole) => void;
}

/** Chooses one of the roles that a person may assign, with a description of each. */
export function RoleChoice({ ownRole, value, onChange }: RoleChoiceProps) {
  const options = assignableRoles(ownRole).map((role) => ({ value: role, label: strings.roles[role] }));
  return (
    <Stack gap="2">
      <SegmentedControl label={strings.inviteRole} options={options} value={value} onChange={onChange} />
      <p className={styles.hint} aria-live="polite">
        {strings.roleHints[value]}
      </p>
    </Stack>
  );
}
