import { expect, it } from 'vitest';
import { realtimeEvents } from '@/api/realtime/events';
import { socketOptions } from '@/api/realtime/socket';
import documented from '../spec/socket.json' with { type: 'json' };

it('listens to the documented events and to no others', () => {
  expect(Object.keys(realtimeEvents).sort()).toEqual([...documented.events].sort());
});

it('reads the documented payload fields', () => {
  const { post_marked_bot, post_interaction } = realtimeEvents;
  const fields = [...Object.keys(post_marked_bot.entries), ...Object.keys(post_interaction.entries)];
  expect([...new Set(fields)].sort()).toEqual([...documented.payloadFields].sort());
});

it('connects the way it is documented', () => {
  const { auth, reconnectionAttempts, ...options } = socketOptions('u1');
  const { states: _states, events: _events, payloadFields: _fields, reconnectionAttempts: attempts, ...expected } = documented;
  expect(options).toEqual(expected);
  expect(String(reconnectionAttempts)).toBe(attempts);
  expect(auth).toEqual({ userId: 'u1' });
});
