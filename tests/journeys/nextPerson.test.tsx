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

/** Records every atom created from here on. Jotai keeps no list of atoms, but it assigns these two properties to each. */
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

/** Every atom that holds a value of its own, after all modules that create atoms are loaded. */
async function ownAtoms() {
  const made = noteAtoms();
  forgetModules();
  for (const [path, load] of Object.entries(modules)) if (/\batom\b.* from 'jotai'/.test((await sources[path]?.()) ?? '')) await load();
  // Action atoms hold no value, and the value of a read-only atom is computed.
  const isAction = ({ init, write }: PrimitiveAtom<unknown> & { init?: unknown }) => init === null || typeof write !== 'function';
  return {
    primitives: [...made].filter((atom) => Object.hasOwn(atom, 'init') && !isAction(atom)),
    // Atoms such as `atom(() => new Map())` hold a mutable value, one for each store.
    holders: [...made].filter((atom) => !Object.hasOwn(atom, 'init') && atom.read.length === 0),
  };
}

test('no atom keeps a value of one person for the next', { timeout: 120_000 }, async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const { primitives, holders } = await ownAtoms();
  const { createPersonScopes } = await import('@/features/session');
  const { PersonScope } = await import('@/app/PersonScope');
  elsewhere(person('lena'));
  const scopes = createPersonScopes(createStore());
  const stores: Store[] = [];
  const Probe = () => void stores.push(useStore());
  render(
    <PersonScope scopes={scopes}>
      <Probe />
    </PersonScope>,
  );
  const [first] = stores;
  const secret = { of: 'lena' };
  // The link between a store and its device isn't data of a person.
  const isBridge = (value: unknown) => typeof value === 'object' && value !== null && 'device' in value;
  for (const atom of primitives) if (!isBridge(first?.get(atom))) first?.set(atom, secret);
  const values = holders.map((atom) => first?.get(atom));

  act(() => elsewhere(person('maya')));
  const next = stores.at(-1);
  expect([next === first, primitives.length > 30, holders.length > 5]).toEqual([false, true, true]);
  expect(primitives.filter((atom) => next?.get(atom) === secret)).toEqual([]);
  expect(holders.filter((atom, index) => typeof values[index] === 'object' && next?.get(atom) === values[index])).toEqual([]);
  scopes.stop();
});
