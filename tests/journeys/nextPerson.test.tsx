import { act, render } from '@testing-library/react';
import { aPerson } from '@tests/support/factories';
import { forgetModules } from '@tests/support/forgetModules';
import { type Atom, createStore, type PrimitiveAtom, useStore } from 'jotai';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Store } from '@/shared/lib/scope';
import { elsewhere } from './session.ts';

const modules = import.meta.glob(['/src/**/*.{ts,tsx}', '!/src/**/*.{test,stories}.{ts,tsx}', '!/src/main.tsx']);
const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', { query: '?raw', import: 'default' });

const person = (id: string) => ({ ...aPerson(id), followingChannels: [] });

/** Every atom that holds a value of its own, once all modules that make atoms are there. */
async function ownAtoms() {
  const primitives: PrimitiveAtom<unknown>[] = [];
  const holders: Atom<unknown>[] = [];
  // oxlint-disable-next-line no-restricted-properties -- atoms are private: only who makes them knows them all
  vi.doMock('jotai', async (importOriginal) => {
    const jotai = await importOriginal<typeof import('jotai')>();
    const atom = (...args: Parameters<typeof jotai.atom>) => {
      const made = jotai.atom(...args) as unknown as PrimitiveAtom<unknown>;
      const isAction = args.length > 1;
      if ('init' in made && !isAction) primitives.push(made);
      // Made once for each store: `atom(() => new Map())`.
      else if (typeof args[0] === 'function' && (args[0] as () => unknown).length === 0) holders.push(made);
      return made;
    };
    return { ...jotai, atom };
  });
  onTestFinished(() => void vi.doUnmock('jotai'));
  forgetModules();
  for (const [path, load] of Object.entries(modules)) if (/\batom\b.* from 'jotai'/.test((await sources[path]?.()) ?? '')) await load();
  return { primitives, holders };
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
