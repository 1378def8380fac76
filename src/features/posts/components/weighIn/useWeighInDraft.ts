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

/** The draft of a weigh-in: the unsent one, or else the person's earlier weigh-in. `onDone` closes the panel. */
export function useWeighInDraft(post: PostRow, onDone: () => void) {
  const userId = useStoreValue(currentUserIdAtom);
  const unsent = useStoreValue(weighInDraftAtom)(post.id);
  const keep = useSetAtom(keepWeighInAtom);
  const forget = useSetAtom(forgetWeighInAtom);
  const send = useSetAtom(weighInAtom);
  const announce = useSetAtom(announceAtom);
  const sent = post.reactionSets.find((reaction) => reaction.userId === userId);
  const own: WeighIn | undefined = sent && { values: sent.values ?? {}, description: sent.description };
  const draft = unsent ?? own ?? blank;

  /** Shows the weigh-in at once. The unsent draft is deleted only once the server has accepted the weigh-in. */
  const submit = async (weighIn: WeighIn, unsentDraft: WeighIn | undefined) => {
    onDone();
    if (!userId || !(await send(post.id, weighIn))) return;
    if (unsentDraft) forget(userId, post.id, unsentDraft);
    announce(isBlank(weighIn.values, weighIn.description) ? pressedStrings.weighInRemoved : pressedStrings.weighInSent);
  };
  return {
    draft,
    hasWeighedIn: own !== undefined,
    /** Whether there are changes that weren't sent. */
    isUnsent: unsent !== undefined && !isSameWeighIn(unsent, own ?? blank),
    canSend: own !== undefined || !isBlank(draft.values, draft.description),
    change: (parts: Partial<WeighIn>) => keep(post.id, { ...draft, ...parts }),
    submit() {
      keep(post.id, draft);
      void submit(draft, draft);
    },
    // The blank weigh-in isn't stored as a draft: if it is refused, the earlier one shows again.
    withdraw: () => void submit(blank, unsent),
  };
}

export type WeighInDraft = ReturnType<typeof useWeighInDraft>;
