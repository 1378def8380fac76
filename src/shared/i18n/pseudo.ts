import { locale } from './formats.ts';
import { formatsOf } from './intl.ts';
import type { Translate } from './languages.ts';
import { languageOf } from './speak.ts';

const accents = new Map(
  [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, index) => [
    letter,
    [...'áƀçđéƒǧħíĵķłɱñóƥɋřšŧúṽŵẋýžÁƁÇĐÉƑǦĦÍĴĶŁṀÑÓƤɊŘŠŦÚṼŴẊÝŽ'][index] ?? letter,
  ]),
);

/** Marks the arguments of a sentence, so that names and numbers keep their letters. */
const argumentMarks = { from: '\u{E000}', to: '\u{E001}' };
/** Matches an argument, a name's placeholder (`{actor}`) or a letter. */
const piece = /\u{E000}[^\u{E001}]*\u{E001}|\{\w+\}|[a-z]/giu;

function accent(sentence: string): string {
  if (sentence.trim() === '') return sentence;
  const accented = sentence.replace(piece, (found) => accents.get(found) ?? found);
  return `⟦${accented.replaceAll(argumentMarks.from, '').replaceAll(argumentMarks.to, '')}⟧`;
}

/** Accents and brackets every sentence of a catalogue. */
function pseudo(value: unknown): unknown {
  if (typeof value === 'string') return accent(value);
  if (Array.isArray(value)) return value.map(pseudo);
  if (typeof value === 'function') {
    const mark = (argument: unknown) => (typeof argument === 'string' ? argumentMarks.from + argument + argumentMarks.to : argument);
    return (...args: readonly unknown[]): unknown => pseudo((value as (...all: unknown[]) => unknown)(...args.map(mark)));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, pseudo(part)]));
}

const done = new WeakMap<object, object>();

/** Accented English: text in plain letters on a screen doesn't come from a catalogue. */
export const translate: Translate = <T extends object>(_name: string, english: T): T => {
  if (!done.has(english)) done.set(english, pseudo(english) as object);
  return done.get(english) as T;
};

/** Formats are those of the base language, without the pseudo subtag. */
export const { translated, fill, speak } = languageOf(translate, formatsOf(locale));
