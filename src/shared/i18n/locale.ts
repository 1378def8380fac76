/** Languages the interface has a catalogue for. English is complete; the Russian pieces that the product names live in it. */
const locales = ['en', 'ru'] as const;
type Locale = (typeof locales)[number];

/** The language of the interface, taken once from the page's `lang`. */
export const locale: Locale = locales.find((name) => globalThis.document?.documentElement.lang.startsWith(name)) ?? 'en';

/**
 * Declares the sentences of a feature. The English catalogue fixes the shape; a translation is a further
 * object of exactly that shape, so adding a language changes catalogues and nothing else.
 */
export function catalogue<T>(english: T, translations: Partial<Record<Exclude<Locale, 'en'>, T>> = {}): T {
  return (locale === 'en' ? undefined : translations[locale]) ?? english;
}

const pluralRules = new Intl.PluralRules(locale);

/** Picks the form of a counted noun: `plural(2, { one: 'reply', other: 'replies' })`. */
export function plural(count: number, forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }): string {
  return forms[pluralRules.select(count)] ?? forms.other;
}
