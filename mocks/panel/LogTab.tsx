import { useCallback } from 'react';
import type { LogEntry } from '../http/requestLog.ts';
import type { TabProps } from './tabs.ts';
import { useTracked } from './useTracked.ts';

const shown = 60;

function Entry({ entry, onFail }: { entry: LogEntry; onFail: () => void }) {
  const tone = entry.status === 0 || entry.status >= 400 ? 'bad' : 'good';
  return (
    <li>
      <span>
        <code>
          <b className={tone}>{entry.status || 'failed'}</b> {entry.method} {entry.path}
        </code>
      </span>
      <span className="quiet">{entry.isFault ? 'fault' : `${entry.duration.toFixed(1)} ms`}</span>
      <button type="button" aria-label={`Fail the next ${entry.method} ${entry.template}`} onClick={onFail}>
        Fail next
      </button>
    </li>
  );
}

/** What was asked and answered, newest first. */
export function LogTab({ control }: TabProps) {
  const { log } = control.backend;
  useTracked(useCallback((listener) => log.listen(listener), [log]));
  const entries = log.entries.slice(-shown).reverse();
  return (
    <>
      {entries.length === 0 && <p>Nothing was asked yet.</p>}
      <ul>
        {entries.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            onFail={() => control.fail({ method: entry.method, path: entry.template, status: 500, times: 1 })}
          />
        ))}
      </ul>
    </>
  );
}
