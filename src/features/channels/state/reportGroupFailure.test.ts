import { expect, test } from 'vitest';
import { ApiError, getChannel } from '@/api';
import { groupFailureMessage } from './reportGroupFailure.ts';

const http = (serverMessage?: string) => new ApiError(getChannel, 'http', { statusCode: 500, serverMessage });

test('the server’s message is shown, and a network failure has its own message', () => {
  expect(groupFailureMessage(http('The owner cannot leave the group'))).toBe('The owner cannot leave the group');
  expect(groupFailureMessage(new ApiError(getChannel, 'network'), 'Failed to delete group')).toBe('Network request failed');
});

test('without a server message the call’s or the friendly message is shown', () => {
  expect(groupFailureMessage(http(), 'Failed to delete group')).toBe('Failed to delete group');
  expect(groupFailureMessage(http(' '))).toBeUndefined();
});
