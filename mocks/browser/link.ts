import { isPersona, type Persona } from '../fixtures/people.ts';
import { isWorldName, type WorldName } from '../fixtures/worlds/index.ts';
import { isScenarioName, type ScenarioName } from '../scenarios/index.ts';

/** The mocks' parameters in an address, such as `?persona=author&scenario=slow`. */
export interface LinkOptions {
  readonly persona: Persona | null;
  /** One or several names, separated by commas. */
  readonly scenarios: readonly ScenarioName[];
  readonly world: WorldName | null;
  /** Stops the clock at this moment (ISO-8601). */
  readonly now: string | null;
  /** Milliseconds. */
  readonly latency: number | null;
  /** The address without these parameters. */
  readonly rest: string;
}

const parameters = ['persona', 'scenario', 'world', 'now', 'latency'] as const;

/** Reads the options; an unknown value is reported in the console and ignored. */
export function readLink(address: string): LinkOptions {
  const url = new URL(address);
  const take = <T extends string>(name: string, accepts: (value: string) => value is T): T | null => {
    const value = url.searchParams.get(name);
    if (value === null || accepts(value)) return value;
    console.warn(`The mocks know no ${name} called "${value}".`);
    return null;
  };
  const isMoment = (value: string): value is string => !Number.isNaN(Date.parse(value));
  const latency = Number(url.searchParams.get('latency') ?? Number.NaN);
  const options = {
    persona: take('persona', isPersona),
    scenarios: (url.searchParams.get('scenario') ?? '').split(',').filter((name): name is ScenarioName => {
      if (name !== '' && !isScenarioName(name)) console.warn(`The mocks know no scenario called "${name}".`);
      return isScenarioName(name);
    }),
    world: take('world', isWorldName),
    now: take('now', isMoment),
    latency: Number.isFinite(latency) && latency >= 0 ? latency : null,
  };
  for (const name of parameters) url.searchParams.delete(name);
  return { ...options, rest: url.pathname + url.search + url.hash };
}
