import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ListEnd } from './ListEnd.tsx';

function List() {
  const [more, setMore] = useState<'failed' | 'loading'>('failed');
  return (
    <>
      <div data-index="0">
        <article>first</article>
      </div>
      <div data-index="1">
        <article>last</article>
      </div>
      <ListEnd list={{ more, hasMore: true, fetchMore: () => setMore('loading') }} loading="coming" failure="did not come" />
      <div data-index="0">
        <article>of another list</article>
      </div>
    </>
  );
}

test('after retrying a further page, the focus is on the last item before it', async () => {
  render(<List />);
  const retry = screen.getByRole('button', { name: 'Retry' });
  retry.focus();
  act(() => retry.click());
  expect(screen.getByText('coming')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('last')));
});
