import { expect, test } from 'vitest';
import { isOvertaken, withChanges } from './formDraft.ts';

type Choice = Readonly<{ typeId: string | null }>;

test('a choice that was empty when it was first changed is overtaken too, however often it is changed after that', () => {
  const pending = withChanges<Choice>(undefined, { typeId: null }, { typeId: 'club' });
  const elsewhere: Choice = { typeId: 'school' };
  expect(isOvertaken(elsewhere, withChanges(pending, elsewhere, { typeId: 'company' }))).toBe(true);
});
