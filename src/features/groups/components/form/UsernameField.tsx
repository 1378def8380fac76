import { useEffect, useState } from 'react';
import { limits } from '@/api';
import { LiveRegion, TextField } from '@/design-system';
import { typingPause } from '../../constants.ts';
import { useUsernameFree } from '../../data/usePeople.ts';
import { listOf } from '../../model/groupInput.ts';
import { strings } from '../../strings.ts';

export interface UsernameFieldProps {
  value: string;
  /** The group's current username. */
  own: string | undefined;
  problem: string | undefined;
  /** A username that the server has refused as taken. */
  taken: string | undefined;
  onChange: (username: string) => void;
}

/** The field of a group's username, which reports whether the username is free. */
export function UsernameField({ value, own, problem, taken, onChange }: UsernameFieldProps) {
  const [checkedName, setCheckedName] = useState('');
  const answer = useUsernameFree(checkedName, own);
  useEffect(() => {
    const timer = setTimeout(() => setCheckedName(value), typingPause);
    return () => clearTimeout(timer);
  }, [value]);
  const availability = checkedName === value ? answer : undefined;
  const isTaken = availability === 'taken' || (taken !== undefined && taken === value);
  const isFree = availability === 'free' && !isTaken;
  return (
    <div>
      <TextField
        label={strings.username}
        isRequired
        prefix="@"
        hint={isFree ? strings.usernameFree : strings.usernameHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        maxLength={limits.username}
        errors={listOf(problem ?? (isTaken ? strings.usernameTaken : undefined))}
        onChange={onChange}
      />
      <LiveRegion message={isFree ? strings.usernameFree : ''} />
    </div>
  );
}
