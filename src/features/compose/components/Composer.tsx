import { useStore } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Dialog, LiveRegion } from '@/design-system';
import { media } from '@/design-system/styles/index.ts';
import type { ComposeIntent } from '@/features/posts';
import { refreshCurrentUserAtom } from '@/features/session';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { profileRefreshDelay } from '../constants.ts';
import { useTargetPost } from '../data/useTargetPost.ts';
import { contextKeyOf } from '../model/draft.ts';
import { hasFields, isDraftStored } from '../model/draftSession.ts';
import type { EditIntent } from '../model/outboxRow.ts';
import { sharedImagesAtom } from '../state/newDraft.ts';
import { type Composer as ComposerModel, useComposer } from '../state/useComposer.ts';
import { strings } from '../strings.ts';
import { ComposerFooter } from './ComposerFooter.tsx';
import { ComposerForm } from './ComposerForm.tsx';
import { ComposerHeader } from './ComposerHeader.tsx';
import { NoFields } from './NoFields.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import { useCompletion } from './useCompletion.ts';

/** The dialog in which posts, replies and quotes are written and changed. Closing it keeps what was written. */
export function Composer({ intent }: { intent: ComposeIntent }) {
  // Another draft gets another composer, so that no state of one ends up in the other.
  const key = contextKeyOf(intent);
  return intent.kind === 'edit' ? <EditComposer key={key} intent={intent} /> : <ComposerDialog key={key} intent={intent} />;
}

/** A change needs the post's content: without it the draft opens too, but changes made elsewhere can't be detected. */
function EditComposer({ intent }: { intent: EditIntent }) {
  return useTargetPost(intent.postId).isKnown && <ComposerDialog intent={intent} />;
}

function ComposerDialog({ intent }: { intent: ComposeIntent }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const composer = useComposer(intent);
  const completion = useCompletion();
  const isPhone = useMediaQuery(media.phone);
  useSharedImages(composer);
  useProfileRefreshOnClose();
  const isOpen = hasFields(composer.state);

  const list = <SuggestionList completion={completion} isDocked={isPhone} />;
  return (
    <Dialog
      isOpen
      width={640}
      title={strings.titles[intent.kind]}
      note={noteOf(composer, isPhone)}
      isCloseFirst={isPhone}
      header={<ComposerHeader composer={composer} isPhone={isPhone} />}
      onClose={composer.close}
      initialFocus={field}
      dock={isPhone && list}
      footer={isOpen && <ComposerFooter composer={composer} completion={completion} isPhone={isPhone} />}
    >
      {isOpen ? <ComposerForm composer={composer} completion={completion} field={field} /> : <NoFields composer={composer} />}
      {!isPhone && list}
      <LiveRegion message={completion.announcement} />
    </Dialog>
  );
}

function noteOf({ state, isChanged }: ComposerModel, isShort: boolean): string {
  if (!isChanged) return '';
  if (state.isStorageRefused) return strings.notSaved;
  if (!isDraftStored(state)) return '';
  return isShort ? strings.savedShort : strings.saved;
}

/** Attaches the pictures that another application has shared with this draft, once. */
function useSharedImages({ context, addImages }: ComposerModel): void {
  const store = useStore();
  const attach = useEffectEvent(addImages);
  useEffect(() => {
    const shared = store.get(sharedImagesAtom);
    if (shared?.context !== context) return;
    store.set(sharedImagesAtom, undefined);
    attach(shared.images);
  }, [store, context]);
}

/** Refreshes the person's counts, which have probably changed, once, shortly after the last composer has closed. */
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
