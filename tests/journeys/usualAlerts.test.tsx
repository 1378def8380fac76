import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Composer } from '@/features/compose/components/Composer';
import { renderApp } from './renderApp.tsx';
import { mocks, recordCalls, signedInStore, somebodysPost, withBackend } from './session.ts';

/** Tests a person's usual weigh-in alerts and what is sent of them. */
withBackend();
vi.setConfig({ testTimeout: 30_000 });
const calls = recordCalls();

test('usual alerts beyond the limit don’t prevent a reply, which has none', async () => {
  mocks.db.users.update(mocks.backend.personaId('regular') ?? '', { weighInThresholds: [{ threshold: 2_000_000 }] });
  const { store, user: me } = await signedInStore();
  const { id } = await somebodysPost(store, me.id);
  const { user } = renderApp(<Composer intent={{ kind: 'reply', postId: id }} />, store);
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  await waitFor(() => expect(text.form?.getAttribute('aria-busy')).toBe('false'));
  await user.type(text, 'So it is');
  await user.click(screen.getByRole('button', { name: 'Reply' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'POST /api/posts')?.body).toMatchObject({ type: 'reply', rawText: 'So it is' }),
  );
});

test('an alert accepts the digits of every script, and no pasted text (val.text.numeric.strip, val.text.numeric.paste)', async () => {
  const { store } = await signedInStore();
  const { user } = renderApp(<Composer intent={{ kind: 'post' }} />, store);
  await user.click(await screen.findByRole('button', { name: /^Weigh-in alerts/ }));
  const [first] = await screen.findAllByRole<HTMLInputElement>('textbox', { name: /^Alert/ });
  if (!first) throw new Error('There is no alert');
  await user.type(first, '٢a५');
  expect(first.value).toBe('25');
  const paste = (text: string) => fireEvent.paste(first, { clipboardData: { getData: () => text } });
  expect(paste('12 points')).toBe(false);
  expect(paste('۱۲')).toBe(true);
});
