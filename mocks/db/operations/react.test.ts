import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestWorld, refusalOf, type TestWorld } from '../../testWorld.ts';
import { day } from '../clock.ts';
import { viewUser } from '../views/index.ts';
import { ratingHistory } from './ratings.ts';
import { react } from './react.ts';
import { block } from './relations.ts';

let world: TestWorld;
let postId: string;
beforeEach(() => {
  world = makeTestWorld();
  postId = world.post('lena').id;
});

const weighIn = (by: string, values: Parameters<typeof react>[3], comment = '') =>
  react(world.viewer(by), world.user(by), postId, values, comment);

describe('weighing in', () => {
  it('moves the rating by the sum of the values and each score by its own', () => {
    const before = world.user('lena');
    weighIn('maya', { '2': 2, '3': 1, '4': -1 });
    const after = world.user('lena');
    expect(after.rating).toBe(before.rating + 2);
    expect(after.scores['4'].score).toBe(before.scores['4'].score - 1);
  });

  it('counts only the difference when a person changes their reaction', () => {
    const { rating } = world.user('lena');
    weighIn('maya', { '2': 2 });
    weighIn('maya', { '2': -1, '3': 1 });
    expect(world.user('lena').rating).toBe(rating);
    expect(world.db.reactions.by('post', postId)).toHaveLength(1);
  });

  it('is taken back by zeros without a comment, and leaves no trace in the rating', () => {
    const { rating } = world.user('lena');
    weighIn('maya', { '2': 2 }, 'good');
    weighIn('maya', { '2': 0 }, '  ');
    expect(world.db.reactions.count('post', postId)).toBe(0);
    expect(world.user('lena').rating).toBe(rating);
  });

  it('never shows a rating below zero', () => {
    postId = world.post('nils').id;
    weighIn('maya', { '2': -2, '3': -2, '4': -2 });
    expect(viewUser(world.viewer('lena'), world.user('nils')).rating).toBe(0);
  });

  it('shows in the history of the day', () => {
    const days = 30;
    const before = ratingHistory(world.db, world.user('lena').id, days);
    weighIn('maya', { '2': 2 });
    const after = ratingHistory(world.db, world.user('lena').id, days);
    expect(after).toHaveLength(days);
    expect(after.at(-1)?.date).toBe('2026-11-20');
    expect(after.at(-1)?.reputationScores['2'].score).toBe((before.at(-1)?.reputationScores['2'].score ?? 0) + 2);
    expect(after.at(-2)).toEqual(before.at(-2));
    world.clock.advance(day);
    expect(ratingHistory(world.db, world.user('lena').id, 2)[0]?.reputationScores['2']).toEqual(after.at(-1)?.reputationScores['2']);
  });

  it('notifies the author once and sends the pulse to everybody every time', () => {
    weighIn('maya', { '2': 1 });
    weighIn('maya', { '2': 2 });
    expect(world.notificationsOf('lena').filter((row) => row.postId === postId)).toHaveLength(1);
    const pulses = world.events.filter((event) => event.name === 'post_interaction');
    expect(pulses).toHaveLength(2);
    const payload = { postId, postAuthorId: world.user('lena').id, reactorUserId: world.user('maya').id };
    expect(pulses[0]).toMatchObject({ payload });
    for (const name of ['kofi', 'lena']) expect(pulses[0]?.to).toContain(world.user(name).id);
  });

  it('pulses for members only in a private group', () => {
    postId = world.post('lena', { channelId: world.group('streetlab').channelId }).id;
    weighIn('oleg', { '2': 1 });
    const pulse = world.events.findLast((event) => event.name === 'post_interaction');
    expect(pulse?.to).toContain(world.user('anna').id);
    expect(pulse?.to).not.toContain(world.user('hanna').id);
  });

  it('is refused for oneself, across a block, with too long a comment and out of sight', () => {
    expect(refusalOf(() => weighIn('lena', { '2': 1 }))).toBe('400 You cannot react to your own post');
    expect(refusalOf(() => weighIn('maya', { '2': 1 }, 'x'.repeat(161)))).toBe('400 Description is too long');
    block(world.db, world.user('lena'), world.user('maya').id);
    expect(refusalOf(() => weighIn('maya', { '2': 1 }))).toBe('400 You cannot react to this post');
    postId = world.post('lena', { channelId: world.group('streetlab').channelId }).id;
    expect(refusalOf(() => weighIn('hanna', { '2': 1 }))).toBe('404 Post not found');
  });
});
