import { atom } from 'jotai';
import { picklist } from 'valibot';
import { showErrorAtom } from '@/features/feedback';
import { speak } from '@/shared/i18n';
import { chooseLanguage } from '@/shared/i18n/detectLocale.ts';
import { languagesOf } from '@/shared/i18n/languages.ts';
import { stored, storedAtom } from '@/shared/storage';

/** Languages by their own names, which are the same in every language. */
export const languageNames = { en: 'English', ru: 'Русский' } as const;

export type LanguageTag = keyof typeof languageNames;

const choiceAtom = storedAtom(stored('locale', picklist(Object.keys(languageNames) as LanguageTag[])));

/** The chosen language; undefined follows the browser. */
export const languageChoiceAtom = atom((get) => get(choiceAtom));

/** Whether the interface has just been mounted again in the language that the person chose. */
export const isJustChosenAtom = atom(false);

/** Makes the page speak a language and keeps the choice. */
export const chooseLanguageAtom = atom(null, async (get, set, choice: LanguageTag | undefined) => {
  const before = get(choiceAtom);
  set(choiceAtom, choice);
  set(isJustChosenAtom, true);
  try {
    await speak(choice ?? chooseLanguage(navigator.languages, languagesOf(false))?.tag ?? 'en');
  } catch (error) {
    set(choiceAtom, before);
    set(isJustChosenAtom, false);
    set(showErrorAtom, error);
  }
});
