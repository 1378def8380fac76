import type { Meta, StoryObj } from '@storybook/react-vite';
import { aGroup } from '@tests/support/factories';
import type { Membership } from '@/api';
import { Card } from '@/design-system';
import type { GroupRow as Group } from '../state/groups.ts';
import { GroupRow } from './GroupRow.tsx';
import * as styles from './Groups.css.ts';

const group = (id: string, name: string, myMembership: Membership, more: Partial<Group> = {}) =>
  aGroup(id, {
    name,
    description: 'What is measured, and how it is talked about afterwards.',
    numMembers: 1247,
    myMembership,
    ...more,
  });

/** Every membership status. */
const groups = [
  group('none', 'Tram Riders', { status: 'none' }),
  group('closed', 'Street Lab', { status: 'none' }, { isPrivate: true }),
  group('asked', 'River Swimmers', { status: 'requested' }, { isPrivate: true }),
  group('invited', 'Night Shift Readers', { status: 'invited', role: 'moderator' }),
  group('member', 'Зелёный двор', { status: 'member', role: 'member' }),
  group('moderator', 'Open Data Kitchen with a name that is longer than its row has room for', { status: 'member', role: 'moderator' }),
  group('admin', 'City Desk', { status: 'member', role: 'admin' }),
  group('owner', 'Slow Bread Club', { status: 'member', role: 'owner' }),
  group('banned', 'Small Lenses', { status: 'banned' }),
];

const meta = {
  title: 'Groups/Card',
  tags: ['!autodocs'],
  component: GroupRow,
  parameters: {
    app: { persona: 'regular' },
    docs: { description: { component: 'A group in a list, with the one action that the standing in it asks for.' } },
  },
} satisfies Meta<typeof GroupRow>;
export default meta;

export const EveryStanding: StoryObj = {
  render: () => (
    <Card padding="4">
      <ul className={styles.list} role="list">
        {groups.map((row) => (
          <li key={row.id} className={styles.item}>
            <GroupRow group={row} />
          </li>
        ))}
      </ul>
    </Card>
  ),
};
