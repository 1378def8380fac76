import * as v from 'valibot';
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

it('reads in each event the fields that it carries (gap.socket.events-payload)', () => {
  const { post_marked_bot, new_notification, post_interaction } = realtimeEvents;
  const mark = { postId: 'p1', postAuthorId: 'u1' };
  const interaction = { ...mark, reactorUserId: 'u2', reactorAvatarUrl: '/s3/x' };
  expect(v.parse(post_interaction, interaction)).toEqual(interaction);
  expect(v.parse(post_marked_bot, interaction)).toEqual(mark);
  expect(v.is(post_interaction, mark)).toBe(false);
  for (const payload of [undefined, {}, interaction]) expect(v.is(new_notification, payload)).toBe(true);
});

it('connects the way it is documented', () => {
  const { auth, reconnectionAttempts, ...options } = socketOptions('u1');
  const { states: _states, events: _events, payloadFields: _fields, reconnectionAttempts: attempts, ...expected } = documented;
  expect(options).toEqual(expected);
  expect(String(reconnectionAttempts)).toBe(attempts);
  expect(auth).toEqual({ userId: 'u1' });
});
