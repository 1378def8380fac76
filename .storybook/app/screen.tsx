import type { Persona } from '@mocks/fixtures/people';
import type { Fault } from '@mocks/http/faults';
import type { ScenarioName } from '@mocks/scenarios';
import type { StoryObj } from '@storybook/react-vite';
import { Toasts } from '@/app/global/Toasts.tsx';
import { RouterLink } from '@/app/routing/LinkFollower.tsx';
import { Screens } from '@/app/routing/Screens.tsx';
import { LinkProvider } from '@/design-system';
import type { AppParameters } from './AppParameters.ts';

/** The screen of the address in the product's layout, with the toasts above it. */
const Screen = () => (
  <LinkProvider element={RouterLink}>
    <Screens />
    <Toasts />
  </LinkProvider>
);

export type ScreenStory = StoryObj<typeof Screen>;

/** A screen and its parameters: its address and a stopped clock. */
export const screenAt = (path: string, persona: Persona = 'regular') => ({
  component: Screen,
  parameters: { layout: 'fullscreen', app: { persona, path, now: '2026-03-14T12:00:00Z' } satisfies AppParameters },
});

/** Applies a scenario or faults after the sign-in. */
const then = (situation: ScenarioName | readonly Fault[]) => ({ parameters: { app: { then: situation } } });

const longerThanAnybodyLooks = 2 ** 31 - 1;

/** These requests, or all, are never answered, and the client's timeout of half a minute is switched off. */
export const waitingFor = (...requests: readonly Fault[]) => ({
  ...then((requests.length > 0 ? requests : [{ path: '*' }]).map((request) => ({ ...request, delayMs: longerThanAnybodyLooks }))),
  beforeEach: () => {
    const { setTimeout: ofTheBrowser } = globalThis;
    const patient = (run: () => void, delay?: number) => ofTheBrowser(run, delay === 30_000 ? longerThanAnybodyLooks : delay);
    globalThis.setTimeout = Object.assign(patient, ofTheBrowser);
    return () => {
      globalThis.setTimeout = ofTheBrowser;
    };
  },
});

/** These lists are empty; all lists when none is named. */
export const emptyAt = (...lists: readonly string[]) =>
  then(
    lists.length > 0 ? lists.map((path) => ({ method: 'GET', path, status: 200, body: { results: [], count: 0 } })) : 'empty-everything',
  );

/** These requests fail, or all. */
export const failingAt = (...requests: readonly Fault[]) =>
  then(requests.length > 0 ? requests.map((request) => ({ status: 500, ...request })) : 'server-error');
