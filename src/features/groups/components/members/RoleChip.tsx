import type { OrganizationRole } from '@/api';
import { Chip, type ChipProps } from '@/design-system';
import { strings } from '../../strings.ts';

/** The weight falls with the rank. */
const looks = {
  owner: { variant: 'filled' },
  admin: { variant: 'tinted', tone: 'primary' },
  moderator: { variant: 'bordered' },
  member: { variant: 'text' },
} as const satisfies Record<OrganizationRole, Partial<ChipProps>>;

export function RoleChip({ role }: { role: OrganizationRole }) {
  return <Chip {...looks[role]}>{strings.roles[role]}</Chip>;
}
