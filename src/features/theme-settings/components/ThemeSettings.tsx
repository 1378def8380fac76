import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { showErrorAtom } from '@/features/feedback';
import { payloadOf } from '../model/linkFragment.ts';
import { closeThemeSettingsAtom, openingAtom, openThemeSettingsAtom } from '../state/opening.ts';
import { type PreviewParts, samplesOnly } from './previewParts.ts';

export interface ThemeSettingsProps {
  /** Fetches what the live preview shows of the person, together with the dialog. Samples without it. */
  loadPreviewParts?: (() => Promise<PreviewParts>) | undefined;
}

/**
 * The place where Theme Settings appears: opened by `openThemeSettingsAtom` or by a shared link. Mounted once, for guests too.
 * Fetches its dialog when it is first opened.
 */
export function ThemeSettings({ loadPreviewParts }: ThemeSettingsProps) {
  const opening = useAtomValue(openingAtom);
  const [last, setLast] = useState({ opening, count: 0 });
  if (opening !== undefined && opening !== last.opening) setLast({ opening, count: last.count + 1 });
  useSharedLink();
  const loaded = useDialog(opening !== undefined, loadPreviewParts);
  if (last.opening === undefined || loaded === undefined) return null;
  // A new key per opening: each starts from the theme of that moment. The closed one stays for its way out.
  return <loaded.Dialog key={last.count} isOpen={opening !== undefined} opening={last.opening} previewParts={loaded.previewParts} />;
}

interface LoadedDialog {
  Dialog: typeof import('./ThemeSettingsDialog.tsx').default;
  previewParts: PreviewParts;
}

/** The parts that could not be fetched are no reason to withhold the dialog. */
async function fetchDialog(loadPreviewParts: ThemeSettingsProps['loadPreviewParts']): Promise<LoadedDialog> {
  const [{ default: Dialog }, previewParts] = await Promise.all([
    import('./ThemeSettingsDialog.tsx'),
    loadPreviewParts?.().catch(() => undefined),
  ]);
  return { Dialog, previewParts: previewParts ?? samplesOnly };
}

/** The dialog once it has been fetched. A failure is said and leaves the page as it is; the next opening tries again. */
function useDialog(isWanted: boolean, loadPreviewParts: ThemeSettingsProps['loadPreviewParts']): LoadedDialog | undefined {
  const [loaded, setLoaded] = useState<LoadedDialog>();
  const showError = useSetAtom(showErrorAtom);
  const close = useSetAtom(closeThemeSettingsAtom);
  useEffect(() => {
    if (!isWanted || loaded) return;
    let isCurrent = true;
    fetchDialog(loadPreviewParts).then(
      (dialog) => isCurrent && setLoaded(dialog),
      (error: unknown) => {
        if (!isCurrent) return;
        showError(error);
        close();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, loaded, loadPreviewParts, showError, close]);
  return loaded;
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
