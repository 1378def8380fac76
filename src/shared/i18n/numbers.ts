import { formats } from './formats.ts';

/**
 * The product's short number: in full below 10 000, then thousands as `k` and millions as `M`
 * with one truncated decimal (specification, section 9: "M from 1e6, k from 1e4").
 */
export function formatShort(value: number): string {
  const size = Math.abs(value);
  if (size >= 1e6) return tenths(value / 1e6) + formats.million;
  if (size >= 1e4) return tenths(value / 1e3) + formats.thousand;
  return formats.whole(value);
}

function tenths(value: number): string {
  return formats.whole(Math.trunc(value * 10) / 10);
}

/** A number in full with the language's grouping. */
export function formatWhole(value: number): string {
  return formats.whole(value);
}

/** A signed value with at most one decimal, with a true minus sign: `+1.5`, `0`, `−0.3`. */
export function formatSigned(value: number): string {
  return formats.signedTenths(value).replace('-', '−');
}

/** Picks the form of a counted noun: `plural(2, { one: 'reply', other: 'replies' })`. */
export function plural(count: number, forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }): string {
  return forms[formats.pluralForm(count)] ?? forms.other;
}
