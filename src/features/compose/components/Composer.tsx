import { Dialog, LiveRegion } from '@/design-system';
import { media } from '@/design-system/styles/index.ts';
import { closeComposerAtom, type ComposeIntent, postAtom } from '@/features/posts';
import { refreshCurrentUserAtom } from '@/features/session';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { useSetAtom, useStore } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import { profileRefreshDelay } from '../constants.ts';
import { type Subject, subjectOf } from '../model/subject.ts';
import { useDraft } from '../state/useDraft.ts';
import { strings } from '../strings.ts';
import { ComposerFooter } from './ComposerFooter.tsx';
import { ComposerForm } from './ComposerForm.tsx';
import { MentionList } from './MentionList.tsx';
import { useComposer } from './useComposer.ts';
import { useMentions } from './useMentions.ts';

/** The dialog in which posts, replies and quotes are written and changed. Closing it keeps what was written. */
export function Composer({ intent }: { intent: ComposeIntent }) {
  const close = useSetAtom(closeComposerAtom);
  const field = useRef<HTMLTextAreaElement>(null);
  const subject = useSubject(intent);
  const draft = useDraft(intent, subject.original);
  const composer = useComposer(intent, subject.original, draft, close);
  const mentions = useMentions(field);
  const isPhone = useMediaQuery(media.phone);
  useProfileRefreshOnClose();

  const list = <MentionList mentions={mentions} isDocked={isPhone} />;
  return (
    <Dialog
      isOpen
      width={640}
      title={strings.titles[intent.kind]}
      onClose={close}
      initialFocus={field}
      dock={isPhone && list}
      footer={<ComposerFooter intent={intent} draft={draft} composer={composer} onClose={close} />}
    >
      <ComposerForm subject={subject} draft={draft} composer={composer} mentions={mentions} />
      {!isPhone && list}
      <LiveRegion message={mentions.suggester.isOpen ? strings.peopleFound(mentions.options.length) : ''} />
    </Dialog>
  );
}

/** Read once, when the composer opens: what happens to a post meanwhile does not change what its author is writing. */
function useSubject(intent: ComposeIntent): Subject {
  const store = useStore();
  return useMemo(() => subjectOf(intent, intent.kind === 'edit' ? store.get(postAtom(intent.postId)) : undefined), [intent, store]);
}

/** The person's counts have probably changed; asked once, shortly after the last composer has closed. */
function useProfileRefreshOnClose(): void {
  const store = useStore();
  useEffect(
    () => () => {
      clearTimeout(refreshTimer);
      refreshTimer = setTimeout(() => void store.set(refreshCurrentUserAtom), profileRefreshDelay);
    },
    [store],
  );
}

let refreshTimer: ReturnType<typeof setTimeout> | undefined;
