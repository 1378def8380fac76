import { useSetAtom } from 'jotai';
import { announceAtom } from '@/features/feedback';
import { isBlank } from '@/features/reputation';
import { currentUserIdAtom } from '@/features/session';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { pressedStrings } from '../../pressedStrings.ts';
import type { PostRow } from '../../state/postStore.ts';
import { type WeighIn, weighInAtom } from '../../state/weighIn.ts';
import { forgetWeighInAtom, isSameWeighIn, keepWeighInAtom, weighInDraftAtom } from '../../state/weighInDrafts.ts';

const blank: WeighIn = { values: {}, description: '' };

/** What is being said about a post: what was begun, else the person's earlier weigh-in. `onDone` closes the panel. */
export function useWeighInDraft(post: PostRow, onDone: () => void) {
  const userId = useStoreValue(currentUserIdAtom);
  const kept = useStoreValue(weighInDraftAtom)(post.id);
  const keep = useSetAtom(keepWeighInAtom);
  const forget = useSetAtom(forgetWeighInAtom);
  const send = useSetAtom(weighInAtom);
  const announce = useSetAtom(announceAtom);
  const sent = post.reactionSets.find((reaction) => reaction.userId === userId);
  const own: WeighIn | undefined = sent && { values: sent.values ?? {}, description: sent.description };
  const draft = kept ?? own ?? blank;

  /** Shown at once. What was begun (`begun`) is forgotten once the server has granted it, and not before. */
  const submit = async (weighIn: WeighIn, begun: WeighIn | undefined) => {
    onDone();
    if (!userId || !(await send(post.id, weighIn))) return;
    if (begun) forget(userId, post.id, begun);
    announce(isBlank(weighIn.values, weighIn.description) ? pressedStrings.weighInRemoved : pressedStrings.weighInSent);
  };
  return {
    draft,
    hasWeighedIn: own !== undefined,
    /** Something stands here that was not sent. */
    isKept: kept !== undefined && !isSameWeighIn(kept, own ?? blank),
    canSend: own !== undefined || !isBlank(draft.values, draft.description),
    change: (parts: Partial<WeighIn>) => keep(post.id, { ...draft, ...parts }),
    submit() {
      keep(post.id, draft);
      void submit(draft, draft);
    },
    // Nothing is kept of it: where it is refused, what was said stands there as before.
    withdraw: () => void submit(blank, kept),
  };
}

export type WeighInDraft = ReturnType<typeof useWeighInDraft>;
