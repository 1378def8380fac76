import { useMemo, useState } from 'react';
import { systemPreferences } from '@/design-system/theme/runtime/index.ts';
import { solvePaint } from '@/design-system/theme/runtime/solvePaint.ts';
import type { ThemeSettings } from '@/design-system/theme/types.ts';

/** The theme being edited, solved anew with every change. Nothing of it leaves the dialog until it is applied. */
export function useThemeDraft(initial: ThemeSettings) {
  const [draft, setDraft] = useState(initial);
  const [invalidFields, setInvalidFields] = useState<ReadonlySet<string>>(new Set());
  const solved = useMemo(() => solvePaint(draft, systemPreferences()), [draft]);

  function setValidity(field: string, isValid: boolean) {
    setInvalidFields((before) => {
      const after = new Set(before);
      if (isValid) after.delete(field);
      else after.add(field);
      return after;
    });
  }

  return {
    draft,
    solved,
    /** False while a colour is half typed. */
    isValid: invalidFields.size === 0,
    change: (changes: Partial<ThemeSettings>) => setDraft((before) => ({ ...before, ...changes })),
    setValidity,
  };
}

export type ThemeDraft = ReturnType<typeof useThemeDraft>;
