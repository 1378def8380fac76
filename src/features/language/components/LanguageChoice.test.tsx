import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { toastsAtom } from '@/features/feedback';
import { formatShort, formatWhole, onLanguage, speak } from '@/shared/i18n';
import type { LoadedLanguage } from '@/shared/i18n/languages.ts';
import { translations } from '@/shared/i18n/translations.ts';
import { LanguageChoice } from './LanguageChoice.tsx';

afterEach(() => speak('en'));

/** Renders the choice, and mounts it again whenever the page changes its language, like the application. */
function open() {
  const store = createStore();
  let round = 0;
  const ui = () => (
    <Provider key={round} store={store}>
      <LanguageChoice />
    </Provider>
  );
  const { rerender } = render(ui());
  onLanguage(() => {
    round += 1;
    rerender(ui());
  });
  return { store, user: userEvent.setup() };
}

const chosen = () => screen.getByRole('radio', { checked: true });

test('changes the language at once, stores it in this browser, and keeps the focus', async () => {
  const { user } = open();
  expect(chosen()).toBe(screen.getByRole('radio', { name: 'System' }));
  await user.click(screen.getByRole('radio', { name: 'Русский' }));
  expect(await screen.findByRole('radiogroup', { name: 'Язык' })).toBeDefined();
  expect(document.documentElement.lang).toBe('ru');
  expect(localStorage.getItem('locale')).toBe('ru');
  expect(chosen()).toBe(screen.getByRole('radio', { name: 'Русский' }));
  expect(document.activeElement).toBe(chosen());
  expect([formatWhole(1234), formatShort(12_345)]).toEqual(['1\u{A0}234', '12,3\u{A0}тыс.']);
  await user.click(screen.getByRole('radio', { name: 'English' }));
  expect(await screen.findByRole('radiogroup', { name: 'Language' })).toBeDefined();
  expect([document.documentElement.lang, localStorage.getItem('locale')]).toEqual(['en', 'en']);
});

test('the system’s language is not stored, so that the choice follows the system', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ru-RU', 'en']);
  localStorage.setItem('locale', 'en');
  const { user } = open();
  await user.click(screen.getByRole('radio', { name: 'System' }));
  expect(await screen.findByRole('radiogroup', { name: 'Язык' })).toBeDefined();
  expect(localStorage.getItem('locale')).toBeNull();
});

test('a language that can’t be fetched is not stored, and an error says so', async () => {
  const load = vi.spyOn(translations as { ru: () => Promise<LoadedLanguage> }, 'ru').mockRejectedValue(new TypeError('Failed to fetch'));
  const { store, user } = open();
  await user.click(screen.getByRole('radio', { name: 'Русский' }));
  await waitFor(() => expect(store.get(toastsAtom)).toHaveLength(1));
  expect(load).toHaveBeenCalled();
  expect(localStorage.getItem('locale')).toBeNull();
  expect(chosen()).toBe(screen.getByRole('radio', { name: 'System' }));
});
