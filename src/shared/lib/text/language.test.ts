import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test.each([
  ['ja', '今日は電車が遅れました。'],
  ['ja', 'カタカナ'],
  ['ko', '오늘은 전차가 늦었습니다'],
  ['th', 'วันนี้รถรางมาสาย'],
  ['he', 'החשמלית איחרה היום'],
  ['el', 'Το τραμ άργησε σήμερα'],
  ['ka', 'ტრამვაი დღეს დაიგვიანა'],
  ['hy', 'Տրամվայն այսօր ուշացավ'],
  ['ta', 'இன்று டிராம் தாமதமாக வந்தது'],
])('%s is told by its script: %s', (language, text) => {
  expect(languageOf(text)).toBe(language);
});

test.each([
  ['Latin letters', 'Die Straßenbahn kam heute zu spät'],
  ['Cyrillic letters', 'Сегодня трамвай опоздал'],
  ['Arabic letters', 'تأخر الترام اليوم'],
  ['Devanagari letters', 'आज ट्राम देर से आई'],
  ['Han characters alone', '今天电车晚点了'],
  ['no letters', '12:30 → 13:00 😀'],
  ['nothing', ''],
])('%s tell no language', (_script, text) => {
  expect(languageOf(text)).toBeUndefined();
});

test('most of the letters decide, and a mention or a word in between doesn’t', () => {
  expect(languageOf('@lena Το τραμ άργησε σήμερα')).toBe('el');
  expect(languageOf('The Greek word for tram is τραμ')).toBeUndefined();
  expect(languageOf('The Japanese particle の is everywhere, and 電車 is a tram')).toBeUndefined();
});

test('only the beginning is read, so that a long text takes no longer than a short one', () => {
  expect(languageOf(`${'α'.repeat(200)}${'a'.repeat(100_000)}`)).toBe('el');
});
