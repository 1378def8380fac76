import { useMemo, useState } from 'react';
import { systemPreferences } from '@/design-system/theme/runtime/index.ts';
import { solvePaint } from '@/design-system/theme/runtime/solvePaint.ts';
import type { ThemeSettings } from '@/design-system/theme/types.ts';

/** The theme being edited, solved again after every change. It stays inside the dialog until it is applied. */
export function useThemeDraft(initial: ThemeSettings) {
  const [draft, setDraft] = useState(initial);
  const [invalidFields, setInvalidFields] = useState<ReadonlySet<string>>(new Set());
  const [round, setRound] = useState(0);
  const solved = useMemo(() => solvePaint(draft, systemPreferences()), [draft]);

  function setValidity(field: string, isValid: boolean) {
    setInvalidFields((before) => {
      const after = new Set(before);
      if (isValid) after.delete(field);
      else after.add(field);
      return after;
    });
  }

  function replace(theme: ThemeSettings) {
    setDraft(theme);
    setInvalidFields(new Set());
    setRound((before) => before + 1);
  }

  return {
    draft,
    solved,
    /** False while a colour is incomplete. */
    isValid: invalidFields.size === 0,
    change: (changes: Partial<ThemeSettings>) => setDraft((before) => ({ ...before, ...changes })),
    /** Replaces the whole theme. Incomplete input is discarded, even when the new theme equals the previous one. */
    replace,
    /** Changes with every replaced theme, so that fields with a text of their own reset. */
    round,
    setValidity,
  };
}

export type ThemeDraft = ReturnType<typeof useThemeDraft>;
