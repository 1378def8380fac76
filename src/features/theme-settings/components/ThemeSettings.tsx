import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { type LazyValue, lazyPart } from '@/design-system';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { closeThemeSettingsAtom, openingAtom, openThemeSettingsAtom, payloadOf } from '../state/opening.ts';
import { type PreviewParts, samplesOnly } from './previewParts.ts';

const ThemeSettingsDialog = lazyPart(() => import('./ThemeSettingsDialog.tsx'));

export interface ThemeSettingsProps {
  /** The person's content for the live preview, loaded together with the dialog. Samples are shown without it. */
  previewParts?: LazyValue<PreviewParts> | undefined;
}

/**
 * Shows Theme Settings when `openThemeSettingsAtom` or a shared link opens it. Mounted once, for guests too.
 * Loads its dialog on the first opening.
 */
export function ThemeSettings({ previewParts: late }: ThemeSettingsProps) {
  const opening = useStoreValue(openingAtom);
  const [last, setLast] = useState({ opening, count: 0 });
  if (opening !== undefined && opening !== last.opening) setLast({ opening, count: last.count + 1 });
  useSharedLink();
  const close = useSetAtom(closeThemeSettingsAtom);
  const previewParts = usePreviewParts(opening !== undefined, late);
  if (last.opening === undefined || !previewParts) return null;
  // A new key per opening, so that each starts from the current theme. The closed dialog stays mounted for its exit animation.
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
 * Loads the person's content for the preview together with the dialog. A failure doesn't keep the dialog from opening, and loading is
 * tried again at the next opening.
 */
function usePreviewParts(isEnabled: boolean, late: ThemeSettingsProps['previewParts']): PreviewParts | undefined {
  const [parts, setParts] = useState(late ? late.read() : samplesOnly);
  useEffect(() => {
    if (!isEnabled || (parts && parts !== samplesOnly)) return;
    ThemeSettingsDialog.preload();
    late?.load().then(setParts, () => setParts(samplesOnly));
  }, [isEnabled, parts, late]);
  return parts;
}

/** Opens the dialog for a link with a theme in its fragment; removes the fragment, so that a reload doesn't open it again. */
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
