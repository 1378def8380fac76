import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Button } from '@/design-system';
import { ConfirmPopup } from '@/design-system/overlays/ConfirmPopup/ConfirmPopup.tsx';
import { Menu } from '@/design-system/overlays/Menu/Menu.tsx';
import { MenuItem } from '@/design-system/overlays/Menu/MenuItem.tsx';
import { ToastViewport } from '@/design-system/overlays/Toast/ToastViewport.tsx';
import ToastLayer from '../global/ToastLayer.tsx';
import { debugPopups } from './DebugPopups.ts';

const debug = vi.fn<(what: string, details: { kind: string; reason: string }) => void>();
beforeEach(() => {
  debug.mockReset();
  vi.spyOn(console, 'debug').mockImplementation(debug);
});
afterEach(() => localStorage.removeItem('debugPopups'));
const logged = () => debug.mock.calls;
const start = () => onTestFinished(debugPopups());

function Question() {
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <>
      <Button onClick={({ currentTarget }) => setAnchor(currentTarget)}>Delete</Button>
      <ConfirmPopup anchor={anchor} question="Delete this post?" onConfirm={vi.fn()} onClose={() => setAnchor(null)} />
    </>
  );
}

test('says which popup opens and closes, and why (storage.debugPopups)', async () => {
  start();
  render(
    <Menu trigger={<Button>More</Button>}>
      <MenuItem onSelect={vi.fn()}>Copy link</MenuItem>
    </Menu>,
  );
  const trigger = screen.getByRole('button', { name: 'More' });
  fireEvent.pointerDown(trigger, { button: 0, pointerType: 'mouse' });
  await waitFor(() => expect(logged()).toEqual([['[sez] popup opened', { kind: 'menu', reason: 'a press outside' }]]));
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
  await waitFor(() => expect(logged().at(-1)).toEqual(['[sez] popup closed', { kind: 'menu', reason: 'the key Escape' }]));
});

test('a confirmation stays while the page scrolls and changes size, and closes as usual without the flag (storage.debugPopups)', async () => {
  const stop = debugPopups();
  render(<Question />);
  const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  ask();
  await waitFor(() => expect(logged()).toHaveLength(1));
  await act(async () => void (await new Promise(requestAnimationFrame)));
  fireEvent.scroll(document);
  fireEvent(window, new Event('resize'));
  expect(screen.getByText('Delete this post?')).toBeTruthy();
  stop();
  fireEvent.scroll(document);
  await waitFor(() => expect(screen.queryByText('Delete this post?')).toBeNull());
});

test('a toast ends because its life does (storage.debugPopups)', async () => {
  start();
  const toast = { id: 'one', tone: 'positive', title: 'Post created', life: 3_600_000 } as const;
  const { rerender } = render(<ToastViewport label="News" toasts={[toast]} onDismiss={vi.fn()} />);
  await waitFor(() => expect(logged()).toMatchObject([['[sez] popup opened', { kind: 'toast' }]]));
  rerender(<ToastViewport label="News" toasts={[]} onDismiss={vi.fn()} />);
  await waitFor(() => expect(logged().at(-1)).toEqual(['[sez] popup closed', { kind: 'toast', reason: 'the end of its life' }]));
});

test.each([
  ['true', 1],
  ['false', 0],
  [null, 0],
])('with debugPopups %s in the browser %i messages are written (const.debug-logging)', async (value, number) => {
  if (value !== null) localStorage.setItem('debugPopups', value);
  const { unmount } = render(
    <ToastLayer label="News" toasts={[{ id: 'one', tone: 'positive', title: 'Post created' }]} onDismiss={vi.fn()} />,
  );
  onTestFinished(unmount);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(logged()).toHaveLength(number);
});
