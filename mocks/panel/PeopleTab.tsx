import { useState } from 'react';
import { PersonEditor } from './PersonEditor.tsx';
import type { TabProps } from './tabs.ts';

const offered = 8;

/** Anybody else, by a part of the name. */
function Others({ control }: TabProps) {
  const [query, setQuery] = useState('');
  const text = query.trim().toLowerCase();
  const fits = [...control.backend.db.users.all()].filter(
    ({ username, displayName }) => text !== '' && `${username ?? ''} ${displayName ?? ''}`.toLowerCase().includes(text),
  );
  return (
    <>
      <label>
        Anybody else
        <input value={query} placeholder="Name or username" onChange={(event) => setQuery(event.target.value)} />
      </label>
      <ul aria-label="People who fit">
        {fits.slice(0, offered).map((user) => (
          <li key={user.id}>
            <span>
              {user.displayName} {user.username ? `@${user.username}` : user.id}
            </span>
            <button type="button" aria-label={`Become ${user.displayName ?? user.id}`} onClick={() => void control.become(user.id)}>
              Become
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Switches to a person in one step, and lists the codes that the mocked gates accept. */
export function PeopleTab({ control }: TabProps) {
  const { backend } = control;
  const current = backend.sessions.read(new Request(location.href));
  const user = backend.db.users.get(current);
  return (
    <>
      <p>
        Signed in: <strong>{user?.displayName ?? 'nobody'}</strong>
        {user?.username ? ` (@${user.username})` : ''}
      </p>
      <h3>Become</h3>
      <div className="grid">
        {control.personas.map((persona) => (
          <button
            key={persona}
            type="button"
            aria-pressed={backend.personaId(persona) === current}
            onClick={() => void control.become(persona)}
          >
            {persona}
          </button>
        ))}
      </div>
      <Others control={control} />
      {user && (
        <>
          <h3>Oneself</h3>
          <PersonEditor control={control} />
        </>
      )}
      <h3>At the door</h3>
      <p>
        The SMS code is <code>123456</code>, every captcha counts as solved, the password of every persona is <code>correct-horse</code>.
        “regular” has the phone <code>+1 201 555 0123</code>.
      </p>
    </>
  );
}
