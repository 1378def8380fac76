/**
 * Scripts that one living language is written in, nearly always. Latin, Cyrillic, Arabic, Devanagari and others belong to many languages, so that
 * a wrong voice or wrong hyphens would be worse than none.
 */
const languages = {
  el: 'Greek',
  he: 'Hebrew',
  ka: 'Georgian',
  hy: 'Armenian',
  th: 'Thai',
  lo: 'Lao',
  km: 'Khmer',
  si: 'Sinhala',
  ta: 'Tamil',
  te: 'Telugu',
  kn: 'Kannada',
  ml: 'Malayalam',
  gu: 'Gujarati',
  pa: 'Gurmukhi',
  or: 'Oriya',
  dv: 'Thaana',
  ko: 'Hangul',
} as const;
const scripts = Object.entries(languages).map(([language, script]) => [language, new RegExp(`\\p{Script=${script}}`, 'gu')] as const);
const letters = /\p{L}/gu;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const han = /\p{Script=Han}/gu;

/** How much of a text decides, in UTF-16 units. */
const lookedAt = 200;

const countOf = (text: string, form: RegExp) => text.match(form)?.length ?? 0;

/** The language of a text, if the script of most of its first letters tells: `ja`, `th` …; undefined if it doesn't. */
export function languageOf(text: string): string | undefined {
  const beginning = text.slice(0, lookedAt);
  const most = countOf(beginning, letters) / 2;
  if (most === 0) return undefined;
  const inKana = countOf(beginning, kana);
  // Japanese writes Han characters among its own, which Chinese doesn't have.
  if (inKana > 0 && inKana + countOf(beginning, han) > most) return 'ja';
  return scripts.find(([, form]) => countOf(beginning, form) > most)?.[0];
}
