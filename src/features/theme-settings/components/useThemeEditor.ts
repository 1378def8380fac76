import { atom, useSetAtom } from 'jotai';
import { useState } from 'react';
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
import { useThemeDraft } from './useThemeDraft.ts';

const previousBaseAtom = deviceAtom(atom<ThemeSettings | undefined>(undefined));

/** The theme before the last one that was applied here: what Undo goes back to. */
const previousThemeAtom = atom((get) => get(previousBaseAtom));

/** Applies a solved theme in this frame. Returns false when the browser did not keep it. */
const applyThemeAtom = atom(null, (_get, set, theme: ThemeSettings, paint: Paint): boolean => {
  set(previousBaseAtom, currentTheme());
  return applyTheme(theme, paint);
});

/** What the dialog has to say about the last action. */
export interface Notice {
  tone: 'neutral' | 'negative';
  text: string;
  /** Offers to go back to the theme before. */
  isUndoable?: boolean;
}

function noticeOf(reading: ThemeReading): Notice {
  return reading.isRead ? { tone: 'neutral', text: strings.imported(reading.named.name) } : { tone: 'negative', text: reading.message };
}

/** Everything the dialog can do. Editing stays in the draft; applying, presets and reset change the page. */
export function useThemeEditor(opening: Opening) {
  const previous = useStoreValue(previousThemeAtom);
  const apply = useSetAtom(applyThemeAtom);
  const [current, setCurrent] = useState(currentTheme);
  const [arrival] = useState(() => (opening.from === 'link' ? readThemeLink(opening.payload) : undefined));
  const editor = useThemeDraft(arrival?.isRead ? arrival.named.theme : current);
  const [notice, setNotice] = useState<Notice | undefined>(arrival && noticeOf(arrival));

  function show(theme: ThemeSettings, text: string, isUndoable: boolean) {
    editor.replace(theme);
    setCurrent(theme);
    const isKept = apply(theme, solvePaint(theme, systemPreferences()).paint);
    setNotice(isKept ? { tone: 'neutral', text, isUndoable } : { tone: 'negative', text: strings.notKept, isUndoable });
  }

  return {
    ...editor,
    notice,
    setNotice,
    hasChanges: !editor.isValid || !isSameTheme(editor.draft, current),
    /** Applies the draft, with `changes` made to it first. */
    apply: (changes: Partial<ThemeSettings> = {}) => show({ ...editor.draft, ...changes }, strings.applied, true),
    /** Goes back to the theme before the last one applied; absent while nothing was applied here. */
    undo: previous && (() => show(previous, strings.undone, false)),
    /** Takes a read theme into the draft; a failed reading leaves it as it is. */
    take: (reading: ThemeReading) => {
      if (reading.isRead) editor.replace(reading.named.theme);
      setNotice(noticeOf(reading));
    },
  };
}

export type ThemeEditor = ReturnType<typeof useThemeEditor>;
