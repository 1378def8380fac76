import { english } from './english.ts';
import { setFormats } from './formats.ts';
import { type Formats, type LoadedLanguage, languagesOf, type Translate } from './languages.ts';

type Sentences = Record<string, unknown>;

/** The English sentences of the catalogues that another language has replaced. */
const originals = new WeakMap<object, object>();

const isPart = (value: unknown): value is Sentences => typeof value === 'object' && value !== null && !Array.isArray(value);

const copyOf = (part: object): object =>
  Object.fromEntries(Object.entries(part).map(([key, value]) => [key, isPart(value) ? copyOf(value) : value]));

/** Replaces sentences in place, at every depth, because modules keep a catalogue or a part of it. */
function replace(target: Sentences, source: Sentences): void {
  for (const [key, value] of Object.entries(source)) {
    const old = target[key];
    if (isPart(old) && isPart(value)) replace(old, value);
    else target[key] = value;
  }
}

const inEnglish: Translate = (_name, sentences) => sentences;

/** What the module of a language exports: how the page speaks it, and English again after it. */
export function languageOf(translate: Translate, formats: Formats): LoadedLanguage {
  let now = inEnglish;
  const fill = (name: string, sentences: object) => {
    const original = originals.get(sentences) ?? copyOf(sentences);
    originals.set(sentences, original);
    replace(sentences as Sentences, now(name, original) as Sentences);
  };
  return {
    translated: (name, sentences) => now(name, sentences),
    fill,
    speak(tag, declared) {
      const isEnglish = tag === 'en';
      now = isEnglish ? inEnglish : translate;
      setFormats(tag, isEnglish ? english : formats);
      for (const [name, sentences] of declared) fill(name, sentences);
      const dir = languagesOf(true).find((language) => language.tag === tag)?.dir ?? 'ltr';
      Object.assign(document.documentElement, { lang: tag, dir });
    },
  };
}
