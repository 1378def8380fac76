import { useSetAtom } from 'jotai';
import { Composer } from '@/features/compose';
import { closeComposerAtom, composeIntentAtom } from '@/features/posts';
import { useStoreValue } from '@/shared/lib/useStoreValue';

/** Loads the composer when the person wants to write. When that fails, the request is reset, so that the next press tries again. */
export function ComposerGate() {
  const intent = useStoreValue(composeIntentAtom);
  const close = useSetAtom(closeComposerAtom);
  return intent && <Composer intent={intent} onFailure={close} />;
}
