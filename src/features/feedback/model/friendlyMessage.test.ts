import { expect, test } from 'vitest';
import { ApiError, getPost } from '@/api';
import errors from '../../../../tests/spec/errors.json' with { type: 'json' };
import { friendlyMessage } from './friendlyMessage.ts';

const documented = new Map(errors.map((row) => [row.id, row.message ?? row.proposedMessage]));

test.each([
  ['err.friendly.network-error', new Error('Network Error')],
  ['err.friendly.network-changed', new Error('net::ERR_NETWORK_CHANGED')],
  ['err.friendly.disconnected', new Error('net::ERR_INTERNET_DISCONNECTED')],
  ['err.friendly.connection-refused', new Error('net::ERR_CONNECTION_REFUSED')],
  ['err.friendly.timed-out', new Error('net::ERR_CONNECTION_TIMED_OUT')],
  ['err.friendly.name-not-resolved', new Error('net::ERR_NAME_NOT_RESOLVED')],
  ['err.friendly.connection-reset', new Error('net::ERR_CONNECTION_RESET')],
  ['err.friendly.400', { statusCode: 400, message: 'whatever the server said' }],
  ['err.friendly.401', { statusCode: 401 }],
  ['err.friendly.403', { statusCode: 403 }],
  ['err.friendly.404', { statusCode: 404 }],
  ['err.friendly.408', { statusCode: 408 }],
  ['err.friendly.429', { statusCode: 429 }],
  ['err.friendly.500', { statusCode: 500 }],
  ['err.friendly.502', { statusCode: 502 }],
  ['err.friendly.503', { statusCode: 503 }],
  ['err.friendly.504', { statusCode: 504 }],
  ['err.friendly.upload-failed', new Error('Upload failed')],
  ['err.friendly.file-too-large', new Error('File too large')],
  ['err.friendly.invalid-file-type', new Error('Invalid file type')],
  ['err.friendly.websocket', new Error('WebSocket is closed before the connection is established')],
  ['err.friendly.connect_error', new Error('connect_error')],
  ['err.friendly.fetch-failure', new TypeError('Failed to fetch')],
  ['err.friendly.load-failed', new TypeError('Load failed')],
  ['err.friendly.socket', new Error('socket hang up')],
  ['err.friendly.timeout', new Error('timeout of 15000ms exceeded')],
  ['err.friendly.network', new Error('The network has left')],
  ['err.friendly.cors', new Error('Blocked by CORS policy')],
  ['err.friendly.parse', new SyntaxError('Unexpected token < in JSON at position 0')],
  ['err.friendly.default', new Error('a riddle')],
  ['err.friendly.empty', null],
  ['err.friendly.empty', {}],
  ['err.friendly.empty', ''],
])('%s is shown in the documented wording', (id, error) => {
  expect(friendlyMessage(error)).toBe(documented.get(id));
});

test('the message of the underlying network failure takes precedence over the synthetic one', () => {
  const error = { statusCode: 0, message: 'Network request failed', cause: new Error('net::ERR_CONNECTION_RESET') };
  expect(friendlyMessage(error)).toBe(documented.get('err.friendly.connection-reset'));
});

test('a request that is too long to send is not reported as a connection failure', () => {
  expect(friendlyMessage(new ApiError(getPost, 'uri-too-long', { statusCode: 414 }))).toBe('Request failed');
});

test.each([
  [
    'err.friendly.timed-out',
    new ApiError(getPost, 'timeout', { cause: new DOMException('The request took too long', 'TimeoutError') }),
    true,
  ],
  ['err.friendly.disconnected', new ApiError(getPost, 'network', { cause: new TypeError('Failed to fetch') }), false],
  ['err.friendly.fetch-failure', new ApiError(getPost, 'network', { cause: new TypeError('Failed to fetch') }), true],
  [
    'err.friendly.network-error',
    new ApiError(getPost, 'network', { cause: new TypeError('NetworkError when attempting to fetch resource.') }),
    true,
  ],
  ['err.friendly.load-failed', new ApiError(getPost, 'network', { cause: new TypeError('Load failed') }), true],
  ['err.friendly.404', new ApiError(getPost, 'http', { statusCode: 404, serverMessage: 'Timeout of the parser' }), true],
  ['err.friendly.parse', new ApiError(getPost, 'malformed', { statusCode: 200 }), true],
])('%s is an error that a browser raises', (id, error, isOnline) => {
  expect(friendlyMessage(error, isOnline)).toBe(documented.get(id));
});

test('a server error is never blamed on the connection or shown in the framework’s words', () => {
  const fault = "Server error. We're working on fixing this. Please try again later.";
  for (const statusCode of [500, 501, 505, 520]) expect(friendlyMessage({ statusCode, message: 'Internal Server Error' })).toBe(fault);
});
