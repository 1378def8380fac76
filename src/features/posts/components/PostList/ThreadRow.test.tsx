import { render, screen } from '@testing-library/react';
import { signedInStore, somebodysPost, withBackend } from '@tests/journeys/session';
import { Provider } from 'jotai';
import { expect, test } from 'vitest';
import { ThreadRow } from './ThreadRow.tsx';

withBackend();

test('replies that load later don’t render the post above them again or move its focus', async () => {
  const { store, user } = await signedInStore();
  const post = await somebodysPost(store, user.id);
  const alone = { key: post.id, id: post.id, isAnswered: false, replies: [], answers: 0, hidden: [] };
  const draw = (item: Parameters<typeof ThreadRow>[0]['item']) => (
    <Provider store={store}>
      <ThreadRow item={item} at={0} position={1} total={1} />
    </Provider>
  );
  const { rerender } = render(draw(alone));
  const more = screen.getByRole('button', { name: 'More' });
  more.focus();
  rerender(draw({ ...alone, isAnswered: true, answers: 1, replies: [{ key: 'reply', id: 'reply', isAnswered: false }] }));
  expect(screen.getByRole('button', { name: 'More' })).toBe(more);
  expect(document.activeElement).toBe(more);
});
