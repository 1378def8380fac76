import { formatsOf } from './intl.ts';
import type { Formats } from './languages.ts';
import { languageOf } from './speak.ts';

/** A module with the Russian sentences of the catalogue beside it, typed by that catalogue. */
interface RussianModule {
  readonly russian: object;
}

/** By pattern, so that this folder depends on no feature. */
const modules = {
  ...import.meta.glob<RussianModule>(['../../**/*.ru.ts', '!../../app/mocked/**'], { eager: true }),
  // The live build must not contain any mock code.
  ...(import.meta.env.VITE_MOCKED === 'true' && import.meta.glob<RussianModule>('../../app/mocked/*.ru.ts', { eager: true })),
};

/** Names that don't follow from the place, because the design system names its texts itself. */
const namesOfLabels: Readonly<Record<string, string>> = {
  'design-system/labels': 'design-system/general',
  'design-system/laterLabels': 'design-system/later',
  'design-system/pickers/pickerLabels': 'design-system/pickers',
};

function nameOf(path: string): string {
  const name = path.replace(/^(\.\.\/)+(features\/)?/, '').replace(/\.ru\.ts$/, '');
  return namesOfLabels[name] ?? name.replace(/\/strings$|Strings$/, '');
}

/** The Russian sentences by the name of their catalogue. */
export const sentences: ReadonlyMap<string, object> = new Map(
  Object.entries(modules).map(([path, module]) => [nameOf(path), module.russian]),
);

/** A number's unit stays on its line. */
const noBreak = '\u{A0}';

const formats: Formats = { ...formatsOf('ru'), thousand: `${noBreak}тыс.`, million: `${noBreak}млн` };

export const { translated, fill, speak } = languageOf(
  <T extends object>(name: string, english: T) => (sentences.get(name) ?? english) as T,
  formats,
);
