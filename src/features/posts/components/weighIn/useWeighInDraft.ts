import { useSetAtom } from 'jotai';
import { announceAtom } from '@/features/feedback';
import { isBlank } from '@/features/reputation';
import { currentUserIdAtom } from '@/features/session';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { pressedStrings } from '../../pressedStrings.ts';
import type { PostRow } from '../../state/postStore.ts';
import { type WeighIn, weighInAtom } from '../../state/weighIn.ts';
import { forgetWeighInAtom, keepWeighInAtom, weighInDraftAtom } from '../../state/weighInDrafts.ts';

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

  const submit = async (weighIn: WeighIn) => {
    // Kept until the server has it; shown at once all the same.
    keep(post.id, weighIn);
    onDone();
    if (!userId || !(await send(post.id, weighIn))) return;
    forget(userId, post.id, weighIn);
    announce(isBlank(weighIn.values, weighIn.description) ? pressedStrings.weighInRemoved : pressedStrings.weighInSent);
  };
  return {
    draft,
    hasWeighedIn: own !== undefined,
    /** Something stands here that was not sent. */
    isKept: kept !== undefined,
    canSend: own !== undefined || !isBlank(draft.values, draft.description),
    change: (parts: Partial<WeighIn>) => keep(post.id, { ...draft, ...parts }),
    submit: () => void submit(draft),
    withdraw: () => void submit(blank),
  };
}

export type WeighInDraft = ReturnType<typeof useWeighInDraft>;
