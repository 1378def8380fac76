import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Composer } from '@/features/compose/components/Composer';
import { renderApp } from './renderApp.tsx';
import { mocks, recordCalls, signedInStore, somebodysPost, withBackend } from './session.ts';

/** The weigh-in alerts that a person usually sets, and what is sent of them. */
withBackend();
vi.setConfig({ testTimeout: 30_000 });
const calls = recordCalls();

test('usual alerts that cannot be set here keep no reply from being sent, which has none', async () => {
  mocks.db.users.update(mocks.backend.personaId('regular') ?? '', { weighInThresholds: [{ threshold: 2_000_000 }] });
  const { store, user: me } = await signedInStore();
  const { id } = await somebodysPost(store, me.id);
  const { user } = renderApp(<Composer intent={{ kind: 'reply', postId: id }} />, store);
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  await waitFor(() => expect(text.readOnly).toBe(false));
  await user.type(text, 'So it is');
  await user.click(screen.getByRole('button', { name: 'Reply' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'POST /api/posts')?.body).toMatchObject({ type: 'reply', rawText: 'So it is' }),
  );
});
