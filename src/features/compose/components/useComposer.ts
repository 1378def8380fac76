import type { ComposeIntent } from '@/features/posts';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { type Draft, problemsOf } from '../model/draft.ts';
import { saveEditAtom } from '../state/edit.ts';
import { publishAtom } from '../state/publish.ts';
import { type Attachments, useAttachments } from '../state/useAttachments.ts';
import type { DraftState } from '../state/useDraft.ts';

export interface ComposerState {
  /** Said beside the fields, once the person has tried to publish. */
  readonly problems: ReturnType<typeof problemsOf>;
  readonly attachments: Attachments;
  publish(): void;
}

/** What the composer's form and footer share. */
export function useComposer(intent: ComposeIntent, original: Draft, { draft, change }: DraftState, close: () => void): ComposerState {
  const [hasTried, setHasTried] = useState(false);
  const send = useSetAtom(publishAtom);
  const save = useSetAtom(saveEditAtom);
  const attachments = useAttachments(draft.files, (files) => change({ files }));
  const problems = problemsOf(draft);

  return {
    problems: hasTried ? problems : {},
    attachments,
    publish() {
      setHasTried(true);
      if (Object.keys(problems).length > 0 || attachments.isUploading) return;
      // Closing first saves the draft; publishing then moves it to where it is kept until the server has it.
      close();
      if (intent.kind === 'edit') void save(intent, original, draft);
      else send(intent, draft);
    },
  };
}
