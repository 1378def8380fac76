import { type Atom, atom } from 'jotai';
import { Search, UsersRound } from 'lucide-react';
import { useMemo, useState } from 'react';
import { maxSearchLength } from '@/api/contract/limits';
import { EmptyState, Icon, LiveRegion, Stack, TextField } from '@/design-system';
import { Select } from '@/design-system/pickers/Select/Select.tsx';
import { displayNameOf, userAtom } from '@/features/users';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import type { Findable } from '../../model/memberSearch.ts';
import { filterMembers } from '../../model/memberSearch.ts';
import type { Sortable } from '../../model/sortMembers.ts';
import { type MemberOrder, memberOrders, sortMembers } from '../../model/sortMembers.ts';
import type { MemberRow as Member } from '../../state/groups.ts';
import { strings } from '../../strings.ts';
import { MemberRow } from './MemberRow.tsx';
import * as styles from './Members.css.ts';
import type { PeopleListProps } from './peopleListProps.ts';
import { WindowedRows } from './WindowedRows.tsx';

/** Members with the fields that search and sorting read; without those whose user isn't stored. */
function findableMembers(members: readonly Member[]): Atom<readonly (Member & Findable & Sortable)[]> {
  return atom((get) =>
    members.flatMap((member) => {
      const user = get(userAtom(member.userId));
      return user ? { ...member, name: displayNameOf(user), username: user.username, rating: user.rating } : [];
    }),
  );
}

const noMembers = [] as const;

/** The searchable, sortable list of members; it is windowed, so that thousands of members scroll smoothly. */
export function MemberList({ group, role, busy, onStep }: PeopleListProps) {
  const members = group.members ?? noMembers;
  const all = useStoreValue(useMemo(() => findableMembers(members), [members]));
  const [input, setInput] = useState('');
  const [term, setTerm] = useState('');
  const [order, setOrder] = useState<MemberOrder | null>(null);
  const shown = useMemo(() => sortMembers(filterMembers(all, term) ?? all, order), [all, term, order]);

  const search = (next: string) => {
    setInput(next);
    // "@" alone is no query: the earlier results stay.
    if (filterMembers([], next) !== undefined) setTerm(next);
  };

  return (
    <Stack gap="2">
      <div className={styles.tools}>
        <TextField
          type="search"
          label={strings.findMember}
          isLabelHidden
          placeholder={strings.findMemberPlaceholder}
          prefix={<Icon glyph={Search} size="compact" tone="muted" />}
          value={input}
          maxLength={maxSearchLength}
          onChange={search}
          clearLabel={strings.clearSearch}
        />
        <Select
          label={strings.sort}
          isLabelHidden
          look="quiet"
          options={memberOrders.map((value) => ({ value, label: strings.orders[value] }))}
          value={order}
          onChange={setOrder}
          emptyLabel={strings.unsorted}
          emptyLang="ru"
          isClearable
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState form="row" level={3} icon={UsersRound} title={strings.noMemberFound}>
          {strings.noMemberFoundText}
        </EmptyState>
      ) : (
        <WindowedRows
          label={strings.memberSections.members}
          keys={shown.map(({ userId }) => userId)}
          row={(index) => {
            const member = shown[index];
            return member && <MemberRow member={member} ownRole={role} isBusy={busy.has(member.userId)} onStep={onStep} />;
          }}
        />
      )}
      <LiveRegion message={term.trim() ? strings.membersShown(shown.length) : ''} />
    </Stack>
  );
}
