import { useEffect, useState } from 'react';
import { limits } from '@/api';
import { LiveRegion, TextField } from '@/design-system';
import { typingPause } from '../../constants.ts';
import { useUsernameFree } from '../../data/usePeople.ts';
import { strings } from '../../strings.ts';
import { listOf } from './listOf.ts';

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
  const [asked, setAsked] = useState('');
  const answer = useUsernameFree(asked, own);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(value), typingPause);
    return () => clearTimeout(timer);
  }, [value]);
  const standing = asked === value ? answer : undefined;
  const isTaken = standing === 'taken' || (taken !== undefined && taken === value);
  const isFree = standing === 'free' && !isTaken;
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
