import { useState } from 'react';
import type { TabProps } from './tabs.ts';

/** The own row and memberships as text: name, rating, roles, verified, status, memberships. */
export function PersonEditor({ control }: TabProps) {
  const [text, setText] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    try {
      await control.writePerson(text ?? '');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  if (text === null) {
    return (
      <button type="button" onClick={() => setText(control.readPerson())}>
        Edit profile and permissions
      </button>
    );
  }
  return (
    <>
      <label>
        Profile and permissions, as JSON
        <textarea rows={14} spellCheck={false} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <div className="row">
        <button type="button" onClick={() => void save()}>
          Save
        </button>
        <button type="button" onClick={() => setText(null)}>
          Cancel
        </button>
      </div>
      {problem !== null && (
        <p role="alert" className="message">
          {problem}
        </p>
      )}
    </>
  );
}
