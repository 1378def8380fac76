import { useCallback } from 'react';
import { scenarios } from '../scenarios/index.ts';
import type { TabProps } from './tabs.ts';
import { useTracked } from './useTracked.ts';

/** The named situations; one at a time. */
export function ScenarioTab({ control }: TabProps) {
  const { faults } = control.backend;
  useTracked(useCallback((listener) => faults.listen(listener), [faults]));
  const active = faults.list.find((fault) => fault.source !== undefined)?.source;
  return (
    <>
      <div className="row">
        <span className="quiet">{active ? `In force: ${active}` : 'No scenario in force'}</span>
        <button type="button" onClick={() => control.clearFaults()} disabled={faults.list.length === 0}>
          Back to normal
        </button>
      </div>
      <ul>
        {control.scenarios.map((name) => (
          <li key={name}>
            <span>
              <strong>{name}</strong>
              <br />
              <span className="quiet">{scenarios[name].about}</span>
            </span>
            <button type="button" aria-pressed={active === name} aria-label={`Use ${name}`} onClick={() => control.scenario(name)}>
              Use
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
