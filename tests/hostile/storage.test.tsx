import { expect, test, vi } from 'vitest';
import { savedScroll } from '@/shared/navigation/savedScroll';
import { addresses } from '../e2e/support/addresses.ts';
import { mocks, withBackend } from '../journeys/session.ts';
import { visit } from './visit.tsx';

withBackend();
vi.setConfig({ testTimeout: 300_000 });

type Own = Partial<Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>>;
const areas = ['localStorage', 'sessionStorage'] as const;

/** A replacement for a browser storage: one with other methods, or `denied`, where any access throws. */
type StorageFault = 'denied' | ((real: Storage) => Own);

const refuse = (): never => {
  throw new DOMException('The browser refuses', 'SecurityError');
};

/** Replaces the browser's storages. Returns a function that restores them. */
function replace(faults: Partial<Record<(typeof areas)[number], StorageFault>>): () => void {
  const ends = areas.map((name) => {
    const own = faults[name];
    const real = globalThis[name];
    const descriptor = Object.getOwnPropertyDescriptor(globalThis, name);
    const methods = {
      getItem: (key: string) => real.getItem(key),
      setItem: (key: string, value: string) => real.setItem(key, value),
      removeItem: (key: string) => real.removeItem(key),
    };
    if (own === 'denied') Object.defineProperty(globalThis, name, { get: refuse, configurable: true });
    else Object.defineProperty(globalThis, name, { value: { ...methods, ...own?.(real) }, configurable: true, writable: true });
    return () => (descriptor ? Object.defineProperty(globalThis, name, descriptor) : Reflect.deleteProperty(globalThis, name));
  });
  return () => {
    for (const end of ends) end();
  };
}

/** A storage that returns the same value for every key, except for the signed-in person. */
const full =
  (value: string): StorageFault =>
  (real) => ({ getItem: (key) => (key === 'user' ? real.getItem(key) : value) });
const both = (fault: StorageFault) => ({ localStorage: fault, sessionStorage: fault });

/** Values that a future version might store: other fields, other types, other names. */
const newer = {
  ...{ version: 99, of: 'x', light: {}, dark: [], userId: 5, terms: {}, id: 7, at: 'noon', primary: 'url(x)', secondary: 3 },
  ...{ position: { position: 'top' }, username: ['a'], state: { step: 12 }, tier: 'Unicorns' },
};
const garbage = {
  nothing: '',
  'a null': 'null',
  'half an object': '{"a":',
  'a list of nothing': '[null,null]',
  'a negative number': '-1',
  'a quoted text': '"text"',
  'a bare text': 'garbage',
  true: 'true',
  'what a newer version stores': JSON.stringify(newer),
  'lists in lists': '['.repeat(20_000),
  'an object of another kind': '{"__proto__":{"polluted":true},"constructor":1}',
  'a megabyte': 'x'.repeat(1_000_000),
};

const browsers: Record<string, Parameters<typeof replace>[0]> = {
  ...Object.fromEntries(Object.entries(garbage).map(([what, value]) => [`every key holds ${what}`, both(full(value))])),
  'storage is full': both(() => ({ setItem: refuse })),
  'storage cannot be read': both(() => ({ getItem: refuse })),
  'nothing can be removed': both(() => ({ removeItem: refuse })),
  'everything throws': both(() => ({ getItem: refuse, setItem: refuse, removeItem: refuse })),
  'the storage of all tabs is denied': { localStorage: 'denied' },
  'the storage of the tab is denied': { sessionStorage: 'denied' },
  'all storage is denied': both('denied'),
};

const members = ['/', '/search', addresses.profile, addresses.post, '/create-organisation', '/create-post', '/account'];
const guests = [
  '/welcome',
  '/sign-up',
  '/onboarding/create-account',
  '/onboarding/verification-code',
  '/siwf/register',
  '/sign-in-with-x?oauth_token=a&oauth_verifier=b',
  '/siwf/callback?authorizationCode=x',
];

test.each(Object.entries(browsers))('every screen is shown when %s', async (_what, fault) => {
  for (const [persona, paths] of [['regular', members] as const, ['guest', guests] as const]) {
    mocks.become(persona);
    for (const path of paths) {
      const { faults } = await visit(path, { isSignedIn: persona === 'regular', before: () => replace(fault) });
      expect(faults, path).toEqual([]);
    }
  }
  expect(Object.prototype).not.toHaveProperty('polluted');
});

test.each(Object.entries(garbage))('a scroll position stored as %s is ignored', (_what, value) => {
  sessionStorage.setItem('positions', value);
  history.replaceState({ sez: { key: 'position' } }, '');
  expect(savedScroll()).toBe(0);
});
