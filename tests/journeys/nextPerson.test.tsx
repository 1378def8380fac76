import { act, render } from '@testing-library/react';
import { aPerson } from '@tests/support/factories';
import { forgetModules } from '@tests/support/forgetModules';
import { createStore, type PrimitiveAtom, useStore } from 'jotai';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Store } from '@/shared/lib/scope';
import { elsewhere } from './session.ts';

const modules = import.meta.glob(['/src/**/*.{ts,tsx}', '!/src/**/*.{test,stories}.{ts,tsx}', '!/src/main.tsx']);
const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', { query: '?raw', import: 'default' });

const person = (id: string) => ({ ...aPerson(id), followingChannels: [] });

/** Notes every atom that is made from here on. Atoms are private and jotai keeps no list of them, but it assigns these two to each. */
function noteAtoms() {
  const made = new Set<PrimitiveAtom<unknown>>();
  for (const name of ['init', 'read']) {
    const set = function note(this: PrimitiveAtom<unknown>, value: unknown) {
      Object.defineProperty(this, name, { value, writable: true, enumerable: true, configurable: true });
      if (/^atom\d+/.test(String(this))) made.add(this);
    };
    Object.defineProperty(Object.prototype, name, { set, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(Object.prototype, name));
  }
  return made;
}

/** Every atom that holds a value of its own, once all modules that make atoms are there. */
async function ownAtoms() {
  const made = noteAtoms();
  forgetModules();
  for (const [path, load] of Object.entries(modules)) if (/\batom\b.* from 'jotai'/.test((await sources[path]?.()) ?? '')) await load();
  // Actions hold nothing, and of an atom that can only be read the value is what its module says.
  const isAction = ({ init, write }: PrimitiveAtom<unknown> & { init?: unknown }) => init === null || typeof write !== 'function';
  return {
    primitives: [...made].filter((atom) => Object.hasOwn(atom, 'init') && !isAction(atom)),
    // Made once for each store: `atom(() => new Map())`.
    holders: [...made].filter((atom) => !Object.hasOwn(atom, 'init') && atom.read.length === 0),
  };
}

test('no value of one person, in whatever atom, is there for the next', { timeout: 120_000 }, async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const { primitives, holders } = await ownAtoms();
  const { createPersonScopes } = await import('@/features/session');
  const { PersonScope } = await import('@/app/PersonScope');
  elsewhere(person('lena'));
  const scopes = createPersonScopes(createStore());
  const seen: Store[] = [];
  const Probe = () => void seen.push(useStore());
  render(
    <PersonScope scopes={scopes}>
      <Probe />
    </PersonScope>,
  );
  const [first] = seen;
  const secret = { of: 'lena' };
  // What ties the store to its device is no value of a person.
  const isBridge = (value: unknown) => typeof value === 'object' && value !== null && 'device' in value;
  for (const atom of primitives) if (!isBridge(first?.get(atom))) first?.set(atom, secret);
  const held = holders.map((atom) => first?.get(atom));

  act(() => elsewhere(person('maya')));
  const next = seen.at(-1);
  expect([next === first, primitives.length > 30, holders.length > 5]).toEqual([false, true, true]);
  expect(primitives.filter((atom) => next?.get(atom) === secret)).toEqual([]);
  expect(holders.filter((atom, index) => typeof held[index] === 'object' && next?.get(atom) === held[index])).toEqual([]);
  scopes.stop();
});
