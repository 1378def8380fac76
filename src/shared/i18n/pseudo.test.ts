import { expect, test } from 'vitest';
import { translate } from './pseudo.ts';

test('accents the sentences of a catalogue at every depth, and keeps inserted values', () => {
  const english = {
    title: 'Feed',
    tabs: { all: 'All' },
    greeting: (name: string) => `Hello ${name}, welcome`,
    count: (count: number) => `${count} of 5`,
    parts: (name: string) => ({ title: `To ${name}` }),
    list: ['One', 'Two'],
    actor: '{actor} followed you',
    none: '',
  };
  const pseudo = translate('x', english);
  expect(pseudo).toMatchObject({ title: '⟦Ƒééđ⟧', tabs: { all: '⟦Áłł⟧' }, list: ['⟦Óñé⟧', '⟦Ŧŵó⟧'], none: '' });
  expect(pseudo.greeting('Maya')).toBe('⟦Ħéłłó Maya, ŵéłçóɱé⟧');
  expect(pseudo.count(3)).toBe('⟦3 óƒ 5⟧');
  expect(pseudo.parts('Ada').title).toBe('⟦Ŧó Ada⟧');
  expect(pseudo.actor).toMatch(/^⟦\{actor\} [^a-z]+⟧$/i);
  expect(translate('x', english)).toBe(pseudo);
});
