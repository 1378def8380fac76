import { expect, test } from 'vitest';
import { channelInputOf, channelProblem } from './channelDraft.ts';

test('a channel needs a name, and blank texts are not sent', () => {
  expect(channelProblem({ name: '  ', description: '' })).toBe('Name is required');
  expect(channelInputOf('g1', { name: ' noise ', description: ' ' })).toEqual({ id: 'g1', name: 'noise' });
});

test('an emptied description is sent, so that the channel loses it', () => {
  expect(channelInputOf('g1', { name: 'noise', description: ' ' }, 'c1')).toEqual({
    id: 'g1',
    channelId: 'c1',
    name: 'noise',
    description: '',
  });
});

test('an existing channel is changed rather than created', () => {
  expect(channelInputOf('g1', { name: 'noise', description: 'Loud.', avatarFileId: 'f1' }, 'c1')).toEqual({
    id: 'g1',
    channelId: 'c1',
    name: 'noise',
    description: 'Loud.',
    avatarFileId: 'f1',
  });
});
