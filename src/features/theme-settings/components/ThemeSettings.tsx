import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { Scheme } from '@/design-system/theme/types.ts';
import { showErrorAtom } from '@/features/feedback';
import { payloadOf } from '../model/linkFragment.ts';
import { closeThemeSettingsAtom, openingAtom, openThemeSettingsAtom } from '../state/opening.ts';

export interface ThemeSettingsProps {
  /** Draws the sample in the live preview, once per scheme: a real post, profile and buttons. A stand-in without it. */
  previewSlot?: ((scheme: Scheme) => ReactNode) | undefined;
}

/**
 * The place where Theme Settings appears: opened by `openThemeSettingsAtom` or by a shared link. Mounted once, for guests too.
 * Fetches its dialog when it is first opened.
 */
export function ThemeSettings({ previewSlot }: ThemeSettingsProps) {
  const opening = useAtomValue(openingAtom);
  const [last, setLast] = useState({ opening, count: 0 });
  if (opening !== undefined && opening !== last.opening) setLast({ opening, count: last.count + 1 });
  useSharedLink();
  const Dialog = useDialog(opening !== undefined);
  if (last.opening === undefined || Dialog === undefined) return null;
  // A new key per opening: each starts from the theme of that moment. The closed one stays for its way out.
  return <Dialog key={last.count} isOpen={opening !== undefined} opening={last.opening} previewSlot={previewSlot} />;
}

type DialogModule = typeof import('./ThemeSettingsDialog.tsx');

/** The dialog once it has been fetched. A failure is said and leaves the page as it is; the next opening tries again. */
function useDialog(isWanted: boolean): DialogModule['default'] | undefined {
  const [module, setModule] = useState<DialogModule>();
  const showError = useSetAtom(showErrorAtom);
  const close = useSetAtom(closeThemeSettingsAtom);
  useEffect(() => {
    if (!isWanted || module) return;
    let isCurrent = true;
    import('./ThemeSettingsDialog.tsx').then(
      (fetched) => isCurrent && setModule(fetched),
      (error: unknown) => {
        if (!isCurrent) return;
        showError(error);
        close();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, module, showError, close]);
  return module?.default;
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
