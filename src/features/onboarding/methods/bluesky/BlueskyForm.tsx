import { useState } from 'react';
import { TextField } from '@/design-system';
import { ProviderForm } from '../../components/returns/ProviderForm.tsx';
import { isRefused, type Refusal } from '../../model/refusal.ts';
import { strings } from '../../strings.ts';
import { beginBluesky } from './visit.ts';

const looksLikeHandle = (handle: string) => handle === '' || /^[\w-]+(\.[\w-]+)+$/.test(handle);

const refusalOfHandle = (error: unknown): Refusal<'handle'> =>
  isRefused(error) && error.statusCode === 400
    ? { problem: { field: 'handle', messages: [error.serverMessage || strings.handleInvalid] } }
    : { toast: undefined };

/** Leads to the server of a handle. */
export function BlueskyForm() {
  const [typed, setTyped] = useState('');
  const [wasRefused, setWasRefused] = useState<readonly string[]>([]);
  const handle = typed.trim().replace(/^@/, '');
  const begin = () => beginBluesky(handle);
  const refuse = (error: unknown) => {
    const refusal = refusalOfHandle(error);
    if ('problem' in refusal) setWasRefused(refusal.problem.messages);
    return 'problem' in refusal;
  };
  const isReady = () => {
    const isFine = looksLikeHandle(handle);
    setWasRefused(isFine ? [] : [strings.handleInvalid]);
    return isFine;
  };
  return (
    <ProviderForm id="bluesky" begin={begin} isReady={isReady} onRefused={refuse}>
      <TextField
        label={strings.handleLabel}
        hint={strings.handleHint}
        size="large"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setWasRefused([]);
        }}
        errors={wasRefused}
      />
    </ProviderForm>
  );
}
