import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mocks, recordCalls, withBackend } from '@tests/journeys/session';
import { aPerson } from '@tests/support/factories';
import { createStore, Provider } from 'jotai';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { getCurrentUser, request } from '@/api';
import { TextArea } from '@/design-system';
import { SuggestionList } from './SuggestionList.tsx';
import { useCompletion } from './useCompletion.ts';

const published = vi.fn();
const closed = vi.fn();

withBackend();
const calls = recordCalls();
/** The requests to the search for people. */
const searches = () => calls.filter(({ call }) => call === 'GET /api/users').map(({ search }) => search);

afterEach(() => {
  vi.clearAllMocks();
});

function Field({ isDocked }: { isDocked: boolean }) {
  const [text, setText] = useState('');
  const completion = useCompletion();
  return (
    <div role="dialog" aria-label="Compose" onKeyDown={(event) => event.key === 'Enter' && event.ctrlKey && void published()}>
      <TextArea {...completion.fieldOf(0)} label="Text" value={text} onChange={setText} />
      <SuggestionList completion={completion} isDocked={isDocked} />
    </div>
  );
}

function open(isDocked = false) {
  document.addEventListener('keydown', closesOnEscape, { capture: true });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <Provider store={createStore()}>
        <Field isDocked={isDocked} />
      </Provider>
    </QueryClientProvider>,
  );
  return {
    user: userEvent.setup({ advanceTimers: (ms) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms)) }),
    field: screen.getByLabelText<HTMLTextAreaElement>('Text'),
  };
}
/** Closes on Escape, as a dialog does. */
const closesOnEscape = (event: KeyboardEvent) => void (event.key === 'Escape' && closed());
afterEach(() => document.removeEventListener('keydown', closesOnEscape, { capture: true }));

const names = () => screen.queryAllByRole('option').map((option) => /@\w+/.exec(option.textContent)?.at(0));
const active = () => screen.getByRole('option', { selected: true }).textContent;

test('suggestions are requested once, after a pause, by the beginning of the name (val.member-search.at)', async () => {
  const { user, field } = open();
  await user.type(field, 'Ask @');
  expect(searches()).toEqual([]);
  await user.type(field, 'ma');
  await waitFor(() => expect(names()).toEqual(['@maya', '@marat']));
  expect(searches()).toEqual(['?search=ma&limit=5&autocomplete=true']);
});

test('the field announces its list, and is a plain text field without one', async () => {
  const { user, field } = open();
  expect(field.getAttribute('role')).toBeNull();
  expect(field.getAttribute('aria-autocomplete')).toBe('list');
  await user.type(field, '@ma');
  const list = await screen.findByRole('listbox', { name: 'People to mention' });
  expect(field.getAttribute('aria-haspopup')).toBe('listbox');
  expect(field.getAttribute('aria-controls')).toBe(list.id);
  expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent).toContain('@maya');
  expect(document.activeElement).toBe(field);
  await user.type(field, ' ');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field.hasAttribute('aria-controls')).toBe(false);
});

test.each(['{Enter}', '{Tab}'])('the arrows move, %s inserts the name at the caret and keeps the text behind it', async (key) => {
  const { user, field } = open();
  await user.type(field, 'Ask @m, please');
  await user.type(field, 'a', { initialSelectionStart: 6, initialSelectionEnd: 6 });
  await waitFor(() => expect(names()).toHaveLength(2));
  await user.keyboard('{ArrowDown}');
  expect(active()).toContain('@marat');
  await user.keyboard('{ArrowUp}');
  expect(active()).toContain('@maya');
  await user.keyboard(`{ArrowDown}${key}`);
  expect(field.value).toBe('Ask @marat , please');
  expect(field.selectionStart).toBe('Ask @marat '.length);
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('Escape closes only the list, until another mention is begun', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, field } = open();
  await user.type(field, '@ma');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(closed).not.toHaveBeenCalled();
  await user.type(field, 'r');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledOnce();
  await user.type(field, ' @ma');
  await screen.findByRole('listbox');
});

test('the key that ends a composition neither selects nor closes, even if only its code identifies it (WebKit)', async () => {
  const { user, field } = open();
  await user.type(field, '@ma');
  await screen.findByRole('listbox');
  for (const key of ['Enter', 'Tab', 'Escape', 'ArrowDown']) {
    fireEvent.keyDown(field, { key, keyCode: 229 });
    fireEvent.keyDown(field, { key, isComposing: true });
  }
  expect(field.value).toBe('@ma');
  expect(active()).toContain('@maya');
});

test('keys with a modifier, Home and End act on the text', async () => {
  const { user, field } = open();
  await user.type(field, '@ma');
  await screen.findByRole('listbox');
  expect(fireEvent.keyDown(field, { key: 'Home' })).toBe(true);
  expect(fireEvent.keyDown(field, { key: 'ArrowDown', shiftKey: true })).toBe(true);
  expect(fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })).toBe(true);
  expect(published).toHaveBeenCalledOnce();
  expect(field.value).toBe('@ma');
});

test('a press on a row selects it; the field keeps the focus', async () => {
  const { user, field } = open(true);
  await user.type(field, '@ma');
  await screen.findByRole('listbox');
  await user.click(screen.getByRole('option', { name: /marat/ }));
  expect(field.value).toBe('@marat ');
  expect(document.activeElement).toBe(field);
});

test('nothing is suggested during a composition', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, field } = open();
  fireEvent.compositionStart(field);
  await user.type(field, '@ma');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(searches()).toEqual([]);
  fireEvent.compositionEnd(field);
  await screen.findByRole('listbox');
});

test('people who are blocked or have no username are not offered, even if the server sends them', async () => {
  const results = [
    aPerson('mallory', { isBlocked: true }),
    aPerson('max', { hasBlockedMe: true }),
    aPerson('nameless', { username: null }),
    aPerson('mara'),
  ];
  mocks.fail({ path: '/api/users', status: 200, body: { results, count: results.length } });
  const { user, field } = open();
  await user.type(field, '@m');
  await waitFor(() => expect(names()).toEqual(['@mara']));
});

test('a late answer to fewer letters is ignored', async () => {
  mocks.fail({ path: '/api/users', delayMs: 3000, times: 1 });
  const { user, field } = open();
  await user.type(field, '@m');
  await waitFor(() => expect(searches()).toHaveLength(1));
  await user.type(field, 'ara');
  await waitFor(() => expect(names()).toEqual(['@marat']));
  expect(searches()).toHaveLength(2);
  const late = calls.find(({ search }) => search.includes('search=m&'));
  expect(late?.signal.aborted).toBe(true);
});

test('a missing answer is treated as no suggestions', async () => {
  mocks.fail({ path: '/api/users', status: 500 });
  const { user, field } = open();
  await user.type(field, '@ma');
  await waitFor(() => expect(searches()).toHaveLength(1));
  mocks.clearFaults();
  // A later request has been answered, so the failure has had its effect by then.
  await act(() => request(getCurrentUser, { bypassCache: true }));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field.value).toBe('@ma');
});
