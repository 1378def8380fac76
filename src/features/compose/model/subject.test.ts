import { aPost } from '@tests/support/factories';
import { expect, test } from 'vitest';
import { toPostPatch } from './postBody.ts';
import { draftOf } from './subject.ts';

const added = { id: 'new', name: 'tram.png', alt: '', file: { id: 'f3', storageId: 's3' } };

test.each([
  ['with its files', [{ storageId: 's1' }, { id: 'f2', storageId: 's2' }]],
  ['without them', undefined],
  ['with none of what it names', null],
])('an added picture keeps the existing ones of a post, which the server sends %s', (_name, attachedFiles) => {
  const { repostedPost: _target, ...row } = { ...aPost('1'), attachedFileIds: ['f1', 'f2'], attachedFiles };
  const original = draftOf(row);
  const changed = { ...original, images: [...original.images, added] };
  expect(toPostPatch(original, changed, []).attachedFileIds).toEqual(['f1', 'f2', 'f3']);
  expect(toPostPatch(original, { ...original, text: 'Else' }, [])).not.toHaveProperty('attachedFileIds');
});
