import { useState } from 'react';
import { domains, endpoints } from '@/api/table';
import type { TabProps } from './tabs.ts';

const targets = ['*', ...Object.keys(domains), 'images', ...new Set(Object.values(endpoints).map((endpoint) => endpoint.path))];
const nameOf = (target: string) => (target === '*' ? 'everything: mocks off' : target);

/** Lets endpoints, domains or everything through to the backend that answers behind this page. */
export function RealBackend({ control }: TabProps) {
  const { through } = control.backend;
  const [, redraw] = useState(0);
  const [target, setTarget] = useState('*');
  const set = (names: readonly string[]) => {
    control.through(...names);
    redraw((count) => count + 1);
  };
  return (
    <>
      <h3>Real backend</h3>
      <div className="row">
        <label>
          Let through
          <select value={target} onChange={(event) => setTarget(event.target.value)}>
            {targets.map((name) => (
              <option key={name} value={name}>
                {nameOf(name)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="end" onClick={() => set([...through.targets, target])}>
          Let through
        </button>
      </div>
      <ul aria-label="Let through">
        {through.targets.map((name) => (
          <li key={name}>
            <span>{nameOf(name)}</span>
            <button type="button" aria-label={`Mock ${name} again`} onClick={() => set(through.targets.filter((other) => other !== name))}>
              Mock again
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
