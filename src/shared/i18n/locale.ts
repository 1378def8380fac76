/** The language of the interface (BCP 47), taken once from the page, which knew it before any module ran (`detectLocale`). */
export const locale: string = globalThis.document?.documentElement.lang || 'en';

const pluralRules = new Intl.PluralRules(locale);

/** Picks the form of a counted noun: `plural(2, { one: 'reply', other: 'replies' })`. */
export function plural(count: number, forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }): string {
  return forms[pluralRules.select(count)] ?? forms.other;
}
