import { atom, useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';
import type { Paint } from '@/design-system/theme/runtime/index.ts';
import { systemPreferences } from '@/design-system/theme/runtime/index.ts';
import { solvePaint } from '@/design-system/theme/runtime/solvePaint.ts';
import type { ThemeSettings } from '@/design-system/theme/types.ts';
import { deviceAtom } from '@/shared/lib/scope';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { isSameTheme } from '../model/sameTheme.ts';
import type { ThemeReading } from '../model/themeFile.ts';
import { readThemeLink } from '../model/themeLink.ts';
import type { Opening } from '../state/opening.ts';
import { applyTheme, currentTheme } from '../state/painter.ts';
import { strings } from '../strings.ts';

const previousBaseAtom = deviceAtom(atom<ThemeSettings | undefined>(undefined));

/** The theme before the last one that was applied here, which Undo restores. */
const previousThemeAtom = atom((get) => get(previousBaseAtom));

/** Applies a solved theme in this frame. Returns false when the browser couldn't store it. */
const applyThemeAtom = atom(null, (_get, set, theme: ThemeSettings, paint: Paint): boolean => {
  set(previousBaseAtom, currentTheme());
  return applyTheme(theme, paint);
});

/** The dialog's message about the last action. */
export interface Notice {
  tone: 'neutral' | 'negative';
  text: string;
  /** Offers Undo. */
  isUndoable?: boolean;
}

function noticeOf(reading: ThemeReading): Notice {
  return reading.isRead ? { tone: 'neutral', text: strings.imported(reading.named.name) } : { tone: 'negative', text: reading.message };
}

/** The dialog's state and actions. Editing changes the draft only; applying, presets and reset change the page. */
export function useThemeEditor(opening: Opening) {
  const previous = useStoreValue(previousThemeAtom);
  const apply = useSetAtom(applyThemeAtom);
  const [current, setCurrent] = useState(currentTheme);
  const [linkReading] = useState(() => (opening.from === 'link' ? readThemeLink(opening.payload) : undefined));
  const editor = useThemeDraft(linkReading?.isRead ? linkReading.named.theme : current);
  const [notice, setNotice] = useState<Notice | undefined>(linkReading && noticeOf(linkReading));

  function show(theme: ThemeSettings, text: string, isUndoable: boolean) {
    editor.replace(theme);
    setCurrent(theme);
    const isStored = apply(theme, solvePaint(theme, systemPreferences()).paint);
    setNotice(isStored ? { tone: 'neutral', text, isUndoable } : { tone: 'negative', text: strings.notKept, isUndoable });
  }

  return {
    ...editor,
    notice,
    setNotice,
    hasChanges: !editor.isValid || !isSameTheme(editor.draft, current),
    /** Applies the draft, merged with `changes`. */
    apply: (changes: Partial<ThemeSettings> = {}) => show({ ...editor.draft, ...changes }, strings.applied, true),
    /** Restores the theme before the last one applied; undefined before the first one. */
    undo: previous && (() => show(previous, strings.undone, false)),
    /** Replaces the draft by a theme that was read; a failed reading leaves the draft unchanged. */
    take: (reading: ThemeReading) => {
      if (reading.isRead) editor.replace(reading.named.theme);
      setNotice(noticeOf(reading));
    },
  };
}

export type ThemeEditor = ReturnType<typeof useThemeEditor>;

/** The theme being edited, solved again after every change. It stays inside the dialog until it is applied. */
function useThemeDraft(initial: ThemeSettings) {
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
