import { type ChangeEvent, useCallback, useState } from 'react';
import { domains, endpoints } from '@/api/table';
import { describeFault, emptyFields, type FaultFields, faultFrom, faultKinds } from './faultForm.ts';
import { RealBackend } from './RealBackend.tsx';
import type { TabProps } from './tabs.ts';
import { useSubscription } from './useSubscription.ts';

const targets = ['*', ...Object.keys(domains), 'images', 'sockets', ...new Set(Object.values(endpoints).map((endpoint) => endpoint.path))];
const methods = ['', 'GET', 'POST', 'PATCH', 'DELETE'];

function Choice({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}) {
  return (
    <label>
      {label}
      <select value={value} onChange={onChange}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Failures set by hand: what, where, how often. */
export function FaultsTab({ control }: TabProps) {
  const { faults } = control.backend;
  const [fields, setFields] = useState<FaultFields>(emptyFields);
  const [refusal, setRefusal] = useState('');
  const [latency, setLatency] = useState(String(control.backend.latency));
  useSubscription(useCallback((listener) => faults.listen(listener), [faults]));
  const set = (name: keyof FaultFields) => (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    setFields({ ...fields, [name]: event.target.value });
  const text = (name: keyof FaultFields, label: string) => (
    <label>
      {label}
      <input inputMode="numeric" value={fields[name]} onChange={set(name)} />
    </label>
  );
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          try {
            control.fail(faultFrom(fields));
            setRefusal('');
          } catch (error) {
            setRefusal((error as Error).message);
          }
        }}
      >
        {refusal !== '' && <p role="alert">{refusal}</p>}
        <div className="row">
          <Choice
            label="Where"
            value={fields.target}
            options={targets.map((target) => [target, target === '*' ? 'everywhere' : target])}
            onChange={set('target')}
          />
          <Choice
            label="Method"
            value={fields.method}
            options={methods.map((method) => [method, method || 'any'])}
            onChange={set('method')}
          />
        </div>
        <div className="row">
          <Choice label="What" value={fields.kind} options={Object.entries(faultKinds)} onChange={set('kind')} />
          {text('status', 'Status')}
          {text('code', 'Code')}
        </div>
        <div className="row">
          {text('delay', 'Delay, ms')}
          {text('times', 'Times')}
          {text('share', 'Share, %')}
        </div>
        <div className="row">
          <button type="submit">Add</button>
          <button type="button" onClick={() => control.fail({ path: '*', status: 401, times: 1 })}>
            One-off 401
          </button>
          <button type="button" onClick={() => control.clearFaults()} disabled={faults.list.length === 0}>
            Clear all
          </button>
        </div>
      </form>
      <ul aria-label="Faults in force">
        {faults.list.map((fault, index) => (
          <li key={`${index} ${describeFault(fault)}`}>
            <span>{describeFault(fault)}</span>
            <button
              type="button"
              aria-label={`Remove ${describeFault(fault)}`}
              onClick={() => faults.replace(faults.list.filter((other) => other !== fault))}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      <RealBackend control={control} />
      <h3>Latency of every answer</h3>
      <label>
        Milliseconds
        <input
          inputMode="numeric"
          value={latency}
          onChange={(event) => {
            setLatency(event.target.value);
            const chosenStatus = Number(event.target.value);
            if (Number.isFinite(chosenStatus) && chosenStatus >= 0) control.setLatency(chosenStatus);
          }}
        />
      </label>
    </>
  );
}
