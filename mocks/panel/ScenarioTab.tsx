import { useCallback } from 'react';
import { type ScenarioName, scenarios } from '../scenarios/index.ts';
import type { TabProps } from './tabs.ts';
import { useSubscription } from './useSubscription.ts';

/** The named situations; any number at once. */
export function ScenarioTab({ control }: TabProps) {
  const { faults, settled } = control.backend;
  useSubscription(useCallback((listener) => faults.listen(listener), [faults]));
  useSubscription(useCallback((listener) => settled.listen(listener), [settled]));
  const inForce = control.activeScenarios();
  const toggle = (name: ScenarioName) =>
    control.scenario(...(inForce.includes(name) ? inForce.filter((other) => other !== name) : [...inForce, name]));
  return (
    <>
      <div className="row">
        <span className="quiet">{inForce.length > 0 ? `In force: ${inForce.join(', ')}` : 'No scenario in force'}</span>
        <button type="button" onClick={() => control.clearFaults()} disabled={faults.list.length === 0 && inForce.length === 0}>
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
            <button type="button" aria-pressed={inForce.includes(name)} aria-label={`Use ${name}`} onClick={() => toggle(name)}>
              {inForce.includes(name) ? 'End' : 'Use'}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
