import { useCallback, useState } from 'react';
import { asCurl, asFault, filterLog, type LogEntry } from '../http/requestLog.ts';
import { describeFault } from './faultForm.ts';
import type { TabProps } from './tabs.ts';
import { useSubscription } from './useSubscription.ts';

const shown = 60;

const note = ({ fault, isPassedOn, duration }: LogEntry) => {
  if (isPassedOn) return 'real backend';
  return fault ? `fault: ${describeFault(fault)}${fault.source ? ` (${fault.source})` : ''}` : `${duration.toFixed(1)} ms`;
};

function Entry({ entry, onFail }: { entry: LogEntry; onFail: (entry: LogEntry) => void }) {
  const isBad = !entry.isPassedOn && (entry.status === 0 || entry.status >= 400);
  const name = `${entry.method} ${entry.path}`;
  return (
    <li>
      <details>
        <summary>
          <code>
            <b className={isBad ? 'bad' : 'good'}>{entry.isPassedOn ? 'passed on' : entry.status || 'failed'}</b> {name}
          </code>{' '}
          <span className="quiet">{note(entry)}</span>
        </summary>
        {entry.sent !== undefined && <pre aria-label={`Sent with ${name}`}>{entry.sent}</pre>}
        {entry.answer !== undefined && <pre aria-label={`Answer to ${name}`}>{entry.answer}</pre>}
        <div className="row">
          <button type="button" onClick={() => void navigator.clipboard.writeText(asCurl(entry, location.origin))}>
            Copy as curl
          </button>
          <button
            type="button"
            disabled={asFault(entry) === null}
            onClick={() => void navigator.clipboard.writeText(JSON.stringify(asFault(entry), null, 2))}
          >
            Copy as fault
          </button>
          <button type="button" aria-label={`Fail the next ${entry.method} ${entry.template}`} onClick={() => onFail(entry)}>
            Fail next
          </button>
        </div>
      </details>
    </li>
  );
}

/** Requests and responses, newest first. */
export function LogTab({ control }: TabProps) {
  const { log } = control.backend;
  const [query, setQuery] = useState('');
  useSubscription(useCallback((listener) => log.listen(listener), [log]));
  const entries = filterLog(log.entries, query).slice(-shown).reverse();
  return (
    <>
      <label>
        Filter
        <input value={query} placeholder="post 429" onChange={(event) => setQuery(event.target.value)} />
      </label>
      {entries.length === 0 && <p>{query === '' ? 'Nothing was asked yet.' : 'Nothing fits.'}</p>}
      <ul>
        {entries.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            onFail={({ method, template }) => control.fail({ method, path: template, status: 500, times: 1 })}
          />
        ))}
      </ul>
    </>
  );
}
