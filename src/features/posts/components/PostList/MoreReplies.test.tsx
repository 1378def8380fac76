import { render, screen } from '@testing-library/react';
import { aPerson, aPost } from '@tests/support/factories';
import { createStore, Provider } from 'jotai';
import { expect, test } from 'vitest';
import { putUsersAtom } from '@/features/users';
import { patchPostAtom, putPostsAtom } from '../../state/postStore.ts';
import { MoreReplies } from './MoreReplies.tsx';

/** A thread of seven replies of which three are shown. */
function renderThread() {
  const store = createStore();
  store.set(putUsersAtom, [aPerson('u1')]);
  store.set(putPostsAtom, [aPost('p1', { authorUserId: 'u1', numReplies: 7 })]);
  const item = { key: 'p1', id: 'p1', isAnswered: true, replies: [], answers: 3, hidden: [] };
  render(
    <Provider store={store}>
      <MoreReplies item={item} />
    </Provider>,
  );
  return store;
}

test('counts the missing replies, without those that are being sent or were refused here', async () => {
  const store = renderThread();
  expect(screen.getByRole('article', { name: /4/ })).toBeDefined();
  // A reply that is being sent counts on the post at once.
  store.set(patchPostAtom, 'p1', 'optimistic:x', ({ numReplies }) => ({ numReplies: numReplies + 1 }));
  expect(await screen.findByRole('article', { name: /4/ })).toBeDefined();
});
