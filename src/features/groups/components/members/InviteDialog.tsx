import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { AssignableRole } from '@/api';
import { maxSearchLength } from '@/api/contract/limits';
import { Button, Chip, Dialog, Icon, TextField } from '@/design-system';
import { Toggle } from '@/design-system/pickers/Toggle/Toggle.tsx';
import { displayNameOf, userAtom } from '@/features/users';
import { useIsStillHere } from '@/shared/lib/useIsStillHere';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { typingPause } from '../../constants.ts';
import { useInvite } from '../../data/useInvite.ts';
import { type MemberQuery, readMemberQuery } from '../../model/memberSearch.ts';
import { roleIn } from '../../model/membership.ts';
import type { GroupRow } from '../../state/groups.ts';
import { strings } from '../../strings.ts';
import { FoundPeople } from './FoundPeople.tsx';
import * as styles from './Members.css.ts';
import { RoleChoice } from './RoleChoice.tsx';

/** Invites people into a role: search for them, select them, choose the role. */
export default function InviteDialog({ group, onClose }: { group: GroupRow; onClose: () => void }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [role, setRole] = useState<AssignableRole>('member');
  const [hidden, setHidden] = useState(false);
  const { invite, isInviting } = useInvite(group.id);
  const search = useMemberInput();
  const field = useRef<HTMLInputElement>(null);
  const isStillHere = useIsStillHere();
  // The selection may change while an invitation is being sent.
  const chosenNow = useRef(chosen);
  useEffect(() => {
    chosenNow.current = chosen;
  }, [chosen]);

  const send = async () => {
    const refused = await invite(chosen, { role, hidden });
    const isLeft = (userId: string) => refused.includes(userId) || !chosen.includes(userId);
    setChosen((ids) => ids.filter(isLeft));
    if (isStillHere() && !chosenNow.current.some(isLeft)) onClose();
  };
  const toggle = (userId: string) => setChosen((ids) => (ids.includes(userId) ? ids.filter((id) => id !== userId) : [...ids, userId]));

  return (
    <Dialog
      isOpen
      title={strings.inviteTitle}
      onClose={onClose}
      initialFocus={field}
      footer={
        <>
          <Button variant="bordered" tone="neutral" onClick={onClose}>
            {strings.cancel}
          </Button>
          <Button isDisabled={chosen.length === 0} isLoading={isInviting} onClick={() => void send()}>
            {strings.inviteCount(chosen.length)}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <TextField
          ref={field}
          label={strings.inviteField}
          hint={strings.inviteHint}
          prefix={<Icon glyph={Search} size="compact" tone="muted" />}
          value={search.input}
          maxLength={maxSearchLength}
          onChange={search.change}
          clearLabel={strings.clearPeople}
          onClear={() => {
            // The field's clear button clears the term, the results and the selected people (specification, section 5).
            setChosen([]);
            search.change('');
          }}
        />
        {chosen.length > 0 && (
          <ul className={`${styles.list} ${styles.picked}`} role="list" aria-label={strings.chosen}>
            {chosen.map((userId) => (
              <li key={userId}>
                <ChosenPerson userId={userId} onRemove={() => toggle(userId)} />
              </li>
            ))}
          </ul>
        )}
        <FoundPeople group={group} query={search.query} chosen={chosen} onToggle={toggle} />
        <RoleChoice ownRole={roleIn(group)} value={role} onChange={setRole} />
        <Toggle label={strings.hidden} hint={strings.hiddenHint} isOn={hidden} onChange={setHidden} />
      </div>
    </Dialog>
  );
}

function ChosenPerson({ userId, onRemove }: { userId: string; onRemove: () => void }) {
  const user = useStoreValue(userAtom(userId));
  if (!user) return null;
  const name = displayNameOf(user);
  return (
    <Chip size="medium" variant="tinted" onRemove={onRemove} removeLabel={strings.notChosen(name)}>
      {name}
    </Chip>
  );
}

/** The typed text, and its query after a pause. "@" alone is no query, so the earlier results stay. */
function useMemberInput() {
  const [input, setInput] = useState('');
  const [query, setQuery] = useState<MemberQuery>({ kind: 'none' });
  useEffect(() => {
    const next = readMemberQuery(input);
    if (next.kind === 'stay') return;
    const timer = setTimeout(() => setQuery(next), next.kind === 'none' ? 0 : typingPause);
    return () => clearTimeout(timer);
  }, [input]);
  return { input, query, change: setInput };
}
