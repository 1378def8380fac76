import { describe, expect, it, vi } from 'vitest';
import { createFakeConnection } from './fake.ts';

describe('the fake live connection', () => {
  it('opens at once for the given user', async () => {
    const connection = createFakeConnection();
    await connection.connect('u1');
    expect([connection.state, connection.userId]).toEqual(['open', 'u1']);
  });

  it('checks payloads as the real one does', () => {
    const connection = createFakeConnection();
    const listener = vi.fn();
    connection.on('post_marked_bot', listener);
    connection.receive('post_marked_bot', { postId: 1 } as never);
    connection.receive('post_marked_bot', { postId: '1', postAuthorId: 'a' });
    expect(listener.mock.calls).toEqual([[{ postId: '1', postAuthorId: 'a' }]]);
  });

  it('reports one failure per outage and every change of state', async () => {
    const connection = createFakeConnection();
    const reported: string[] = [];
    connection.onFailure((failure) => reported.push(failure));
    connection.onStateChange((state) => reported.push(state));
    await connection.connect('u1');
    connection.lose('websocket');
    connection.lose('websocket');
    connection.recover();
    expect(reported).toEqual(['opening', 'open', 'opening', 'websocket', 'open']);
  });
});
