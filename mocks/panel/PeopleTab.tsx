import type { TabProps } from './tabs.ts';

/** Becomes somebody in one step, and says what the mocked gates want to hear. */
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
      <h3>At the door</h3>
      <p>
        The SMS code is <code>123456</code>, every captcha counts as solved, the password of every persona is <code>correct-horse</code>.
        “regular” has the phone <code>+1 201 555 0123</code>.
      </p>
    </>
  );
}
