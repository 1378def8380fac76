import type { AssignableRole, OrganizationRole } from '@/api';
import { SegmentedControl, Stack } from '@/design-system';
import { assignableRoles } from '../../model/permissions.ts';
import { strings } from '../../strings.ts';
import * as styles from './Members.css.ts';

export interface RoleChoiceProps {
  /** Of whoever gives the role. */
  ownRole: OrganizationRole | undefined;
  value: AssignableRole;
  onChange: (role: AssignableRole) => void;
}

/** One of the roles that a person may give, with what comes with it. */
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
