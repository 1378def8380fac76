import { useState } from 'react';
import { day, hour } from '../db/clock.ts';
import type { TabProps } from './tabs.ts';

type Message = { readonly text: string; readonly isDone: boolean } | null;

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'sez-mock-state.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

function TimeTravel({ control }: TabProps) {
  const { clock } = control.backend;
  const [now, setNow] = useState(() => clock.iso());
  const go = (travel: () => void) => () => {
    travel();
    setNow(clock.iso());
  };
  return (
    <>
      <h3>Time</h3>
      <p>
        {now.replace('T', ' ').slice(0, 16)} UTC{clock.isTravelling ? ' (travelling)' : ''}
      </p>
      <div className="row">
        <button type="button" onClick={go(() => control.advance(hour))}>
          +1 hour
        </button>
        <button type="button" onClick={go(() => control.advance(day))}>
          +1 day
        </button>
        <button type="button" onClick={go(() => control.advance(7 * day))}>
          +1 week
        </button>
        <button type="button" onClick={go(() => control.setClock(clock.now()))}>
          Stop
        </button>
        <button type="button" onClick={go(() => control.setClock(null))}>
          Back to now
        </button>
      </div>
    </>
  );
}

/** Adds more of something around the signed-in person. */
function Seeder({ control }: TabProps) {
  const [kind, setKind] = useState(control.seedKinds[0] ?? 'people');
  const [count, setCount] = useState('25');
  const [made, setMade] = useState<string | null>(null);
  return (
    <>
      <h3>Add more</h3>
      <div className="row">
        <label>
          How many
          <input inputMode="numeric" value={count} onChange={(event) => setCount(event.target.value)} />
        </label>
        <label>
          Of what
          <select value={kind} onChange={(event) => setKind(event.target.value as typeof kind)}>
            {control.seedKinds.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => setMade(`Added ${control.seed(kind, Number(count) || 0)} ${kind}.`)}>
          Add
        </button>
      </div>
      {made !== null && <p role="status">{made}</p>}
    </>
  );
}

/** Worlds, time, and the state as a file. */
export function StateTab({ control }: TabProps) {
  const { backend } = control;
  const [message, setMessage] = useState<Message>(null);
  const load = async (file: File | undefined) => {
    if (!file) return;
    try {
      await control.importState(await file.text());
      setMessage({ text: 'Loaded.', isDone: true });
    } catch (error) {
      setMessage({ text: error instanceof Error ? error.message : String(error), isDone: false });
    }
  };
  return (
    <>
      <p>
        World “{backend.world}”: {backend.db.users.size} people, {backend.db.posts.size} posts, {backend.snapshot().changes.length} changed
        rows.
      </p>
      <div className="row">
        {control.worlds.map((world) => (
          <button key={world} type="button" aria-pressed={backend.world === world} onClick={() => void control.reset(world)}>
            Reset to {world}
          </button>
        ))}
      </div>
      <Seeder control={control} />
      <TimeTravel control={control} />
      <h3>File</h3>
      <div className="row">
        <button type="button" onClick={() => download(JSON.stringify(control.exportState()))}>
          Export
        </button>
        <label>
          Import
          <input type="file" accept="application/json" onChange={(event) => void load(event.target.files?.[0])} />
        </label>
      </div>
      {message && (
        <p role="alert" className={message.isDone ? 'message done' : 'message'}>
          {message.text}
        </p>
      )}
    </>
  );
}
