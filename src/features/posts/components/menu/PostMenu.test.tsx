import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPerson, aPost } from '@tests/support/factories';
import { createStore, Provider } from 'jotai';
import { expect, test, vi } from 'vitest';
import type { Post } from '@/api';
import { toastsAtom } from '@/features/feedback';
import { required } from '@/shared/lib/required';
import { postAtom, putPostsAtom } from '../../state/postStore.ts';
import PostMenu from './PostMenu.tsx';

const slow = { timeout: 10_000 };
vi.setConfig({ testTimeout: 20_000 });

function menuOf(overrides: Partial<Post>) {
  const store = createStore();
  store.set(putPostsAtom, [aPost('p', overrides)]);
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Provider store={store}>
        <PostMenu post={required(store.get(postAtom('p')))} trigger={<button type="button">More</button>} />
      </Provider>
    </QueryClientProvider>,
  );
  const press = async (name: string) => user.click(await screen.findByRole('menuitem', { name }, slow));
  const messages = () => store.get(toastsAtom).flatMap(({ title, description }) => [title, description]);
  return { press, messages };
}

function clipboardThat(writeText: (text: string) => Promise<void>) {
  const write = vi.fn(writeText);
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText: write } as unknown as Clipboard);
  return write;
}

test('the text of a post is copied with its title, as written', async () => {
  const { press, messages } = menuOf({ title: 'Trams', rawText: 'The last one leaves at 0:40.\n#transit' });
  const write = clipboardThat(async () => undefined);
  await press('Copy text');
  expect(write).toHaveBeenCalledWith('Trams\n\nThe last one leaves at 0:40.\n#transit');
  await waitFor(() => expect(messages()).toContain('Text copied'), slow);
});

test('a browser that refuses to copy the text is reported', async () => {
  const { press, messages } = menuOf({ rawText: 'Trams' });
  clipboardThat(async () => Promise.reject(new DOMException('', 'NotAllowedError')));
  await press('Copy text');
  await waitFor(() => expect(messages()).toContain('The text couldn’t be copied. Select it and copy it yourself.'), slow);
});

const weighIn = (name: string, description: string, createdAt: string): Post['reactionSets'][number] => ({
  ...{ userId: name, description, createdAt, values: { '2': 1, '3': 0, '4': -1 } as const },
  user: aPerson(name, { displayName: name }),
});

test('everyone who weighed in is listed, the newest first, including those without a comment', async () => {
  const { press } = menuOf({
    reactionSets: [weighIn('Anna', 'Well said', '2026-03-01T00:00:00Z'), weighIn('Ben', '', '2026-03-02T00:00:00Z')],
  });
  await press('Who weighed in');
  const dialog = await screen.findByRole('dialog', { name: 'Who weighed in' }, slow);
  const rows = within(dialog).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getAllByRole('link').at(-1)?.textContent)).toEqual(['Ben', 'Anna']);
  expect(rows[1]?.textContent).toContain('Well said');
});

test('a post without a text or a weigh-in offers neither action', async () => {
  menuOf({ rawText: null, attachedFiles: [{ storageId: 's1', alt: '', width: 1, height: 1 }] });
  await screen.findByRole('menuitem', { name: 'Copy link' }, slow);
  expect(screen.queryByRole('menuitem', { name: 'Copy text' })).toBeNull();
  expect(screen.queryByRole('menuitem', { name: 'Who weighed in' })).toBeNull();
});
