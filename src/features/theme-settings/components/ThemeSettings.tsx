import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { type LazyValue, lazyPart } from '@/design-system';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { payloadOf } from '../model/linkFragment.ts';
import { closeThemeSettingsAtom, openingAtom, openThemeSettingsAtom } from '../state/opening.ts';
import { type PreviewParts, samplesOnly } from './previewParts.ts';

const ThemeSettingsDialog = lazyPart(() => import('./ThemeSettingsDialog.tsx'));

export interface ThemeSettingsProps {
  /** What the live preview shows of the person, fetched together with the dialog. Samples without it. */
  previewParts?: LazyValue<PreviewParts> | undefined;
}

/**
 * The place where Theme Settings appears: opened by `openThemeSettingsAtom` or by a shared link. Mounted once, for guests too.
 * Fetches its dialog when it is first opened.
 */
export function ThemeSettings({ previewParts: late }: ThemeSettingsProps) {
  const opening = useStoreValue(openingAtom);
  const [last, setLast] = useState({ opening, count: 0 });
  if (opening !== undefined && opening !== last.opening) setLast({ opening, count: last.count + 1 });
  useSharedLink();
  const close = useSetAtom(closeThemeSettingsAtom);
  const previewParts = usePreviewParts(opening !== undefined, late);
  if (last.opening === undefined || !previewParts) return null;
  // A new key per opening: each starts from the theme of that moment. The closed one stays for its way out.
  return (
    <ThemeSettingsDialog
      key={last.count}
      isOpen={opening !== undefined}
      opening={last.opening}
      previewParts={previewParts}
      onFailure={close}
    />
  );
}

/**
 * What the preview shows of the person, fetched with the dialog. What could not be fetched is no reason to withhold the dialog, and is asked
 * for again at the next opening.
 */
function usePreviewParts(isWanted: boolean, late: ThemeSettingsProps['previewParts']): PreviewParts | undefined {
  const [parts, setParts] = useState(late ? late.read() : samplesOnly);
  useEffect(() => {
    if (!isWanted || (parts && parts !== samplesOnly)) return;
    ThemeSettingsDialog.preload();
    late?.load().then(setParts, () => setParts(samplesOnly));
  }, [isWanted, parts, late]);
  return parts;
}

/** A link with a theme in its fragment opens the dialog; the fragment goes, so that a reload does not ask again. */
function useSharedLink() {
  const open = useSetAtom(openThemeSettingsAtom);
  const follow = useEffectEvent(() => {
    const payload = payloadOf(location.hash);
    if (payload === undefined) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    open({ from: 'link', payload });
  });
  useEffect(() => {
    const onHashChange = () => follow();
    onHashChange();
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);
}
