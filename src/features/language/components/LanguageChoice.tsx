import { useSetAtom, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { SegmentedControl } from '@/design-system';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { chooseLanguageAtom, isJustChosenAtom, type LanguageTag, languageChoiceAtom, languageNames } from '../state/language.ts';
import { strings } from '../strings.ts';

const system = 'system';

/** The choice of the language: that of the system, or one of the interface's. */
export function LanguageChoice() {
  const choice = useStoreValue(languageChoiceAtom);
  const choose = useSetAtom(chooseLanguageAtom);
  const store = useStore();
  const control = useRef<HTMLDivElement>(null);
  // A new language mounts everything again, which would lose the focus.
  useEffect(() => {
    if (!store.get(isJustChosenAtom)) return;
    control.current?.querySelector<HTMLInputElement>('input:checked')?.focus({ preventScroll: true });
    store.set(isJustChosenAtom, false);
  }, [store]);
  return (
    <SegmentedControl
      ref={control}
      label={strings.language}
      isLabelHidden
      size="small"
      options={[{ value: system, label: strings.system }, ...Object.entries(languageNames).map(([value, label]) => ({ value, label }))]}
      value={choice ?? system}
      onChange={(value) => void choose(value === system ? undefined : (value as LanguageTag))}
    />
  );
}
