import { expect, test } from 'vitest';
import { ApiError, getChannel } from '@/api';
import { groupFailureMessage } from './failure.ts';

const http = (serverMessage?: string) => new ApiError(getChannel, 'http', { statusCode: 500, serverMessage });

test('the server is quoted, a network failure has words of its own', () => {
  expect(groupFailureMessage(http('The owner cannot leave the group'))).toBe('The owner cannot leave the group');
  expect(groupFailureMessage(new ApiError(getChannel, 'network'), 'Failed to delete group')).toBe('Network request failed');
});

test('a server without words leaves it to the call, or to the friendly sentences', () => {
  expect(groupFailureMessage(http(), 'Failed to delete group')).toBe('Failed to delete group');
  expect(groupFailureMessage(http(' '))).toBeUndefined();
});
