import { useSetAtom, useStore } from 'jotai';
import { FileText, Trash2 } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import type { DraftPost } from '@/api';
import { Button, ConfirmPopup, Dialog, EmptyState, FailureState, Icon, IconButton, Skeleton, Stack, Text } from '@/design-system';
import { useMovingRows } from '@/design-system/display/MovingRows/useMovingRows.ts';
import { openComposerAtom } from '@/features/posts';
import { currentUserIdAtom } from '@/features/session';
import { formatAge } from '@/shared/i18n';
import { nowAtom } from '@/shared/lib/clock';
import { restoreFocus } from '@/shared/lib/restoreFocus';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import type { Drafts } from '../data/useDrafts.ts';
import { type StoredDraft, writingStore } from '../data/writingStore.ts';
import { intentOfContext } from '../model/draft.ts';
import { nameOfDraft } from '../model/serverDraft.ts';
import { forgetServerDraft, openServerDraft } from '../state/serverDrafts.ts';
import type { Composer } from '../state/useComposer.ts';
import { strings } from '../strings.ts';
import * as styles from './DraftsDialog.css.ts';

export interface DraftsDialogProps {
  composer: Composer;
  drafts: Drafts;
  onClose(): void;
}

/** All drafts: those saved on the server, and those that this browser has stored. */
export function DraftsDialog({ composer, drafts, onClose }: DraftsDialogProps) {
  const { local } = drafts;
  const isEmpty = drafts.state === 'ready' && drafts.server.length === 0 && local.length === 0;
  return (
    <Dialog
      isOpen
      size="sm"
      phoneLayout="sheet"
      title={strings.drafts}
      onClose={onClose}
      footer={composer.isReady && composer.isChanged && <SaveButton composer={composer} />}
    >
      {drafts.state === 'loading' && <DraftSkeletons />}
      {drafts.state === 'failed' && (
        <FailureState form="row" level={3} title={strings.draftsFailed} retryLabel={strings.retry} onRetry={drafts.retry} />
      )}
      {isEmpty && (
        <EmptyState icon={FileText} level={3} title={composer.draft.target ? strings.draftsEmptyHere : strings.draftsEmpty}>
          {strings.draftsEmptyHint}
        </EmptyState>
      )}
      <Stack gap="4">
        {drafts.server.length > 0 && (
          <Group name={strings.onTheServer}>
            {drafts.server.map((draft) => (
              <SavedDraft key={draft.id} composer={composer} draft={draft} onChange={drafts.refresh} />
            ))}
          </Group>
        )}
        {local.length > 0 && (
          <Group name={strings.inThisBrowser}>
            {local.map((draft) => (
              <LocalDraft key={draft.context} stored={draft} onChange={drafts.refresh} />
            ))}
          </Group>
        )}
      </Stack>
    </Dialog>
  );
}

function SaveButton({ composer }: { composer: Composer }) {
  return (
    <Button isLoading={composer.isSaving} onClick={() => void composer.save()}>
      {strings.saveDraft}
    </Button>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  const movingRows = useMovingRows<HTMLUListElement>();
  return (
    <section aria-label={name}>
      <Text as="p" size="small" tone="muted" weight="medium">
        {name}
      </Text>
      <ul ref={movingRows} className={styles.list}>
        {children}
      </ul>
    </section>
  );
}

function SavedDraft({ composer, draft, onChange }: { composer: Composer; draft: DraftPost; onChange: () => void }) {
  const store = useStore();
  const now = useStoreValue(nowAtom);
  const fields = { title: draft.title ?? '', text: draft.rawText ?? draft.text ?? '' };
  const images = draft.attachedFilesIds.length;
  const facts = [draft.createdAt && formatAge(draft.createdAt, now), images > 0 && strings.draftImages(images)];
  return (
    <DraftRow
      name={nameOfDraft(fields) || strings.draftUntitled}
      facts={facts.filter(Boolean).join(' · ')}
      onOpen={() => void openServerDraft(store, draft, composer.subject.original)}
      onDelete={() => void forgetServerDraft(store, draft.id).then(onChange)}
    />
  );
}

function LocalDraft({ stored: { context, draft }, onChange }: { stored: StoredDraft; onChange: () => void }) {
  const open = useSetAtom(openComposerAtom);
  const userId = useStoreValue(currentUserIdAtom) ?? '';
  const intent = intentOfContext(context);
  return (
    <DraftRow
      name={nameOfDraft(draft) || strings.draftUntitled}
      facts={strings.draftPlace[intent.kind]}
      onOpen={() => open(intent)}
      onDelete={() => void writingStore.deleteDraft(userId, context).then(onChange)}
    />
  );
}

interface DraftRowProps {
  name: string;
  facts: string;
  onOpen(): void;
  onDelete(): void;
}

function DraftRow({ name, facts, onOpen, onDelete }: DraftRowProps) {
  const [confirmAnchor, setConfirmAnchor] = useState<Element | null>(null);
  return (
    <li ref={useHandOver()} className={styles.row}>
      {/* A plain button, because the row has two lines and the design system's buttons have one. */}
      <button type="button" className={styles.open} onClick={onOpen}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className={styles.facts}>{facts}</span>
      </button>
      <IconButton
        label={strings.deleteDraft(name)}
        icon={<Icon glyph={Trash2} size="compact" />}
        onClick={(event) => setConfirmAnchor(event.currentTarget)}
      />
      <ConfirmPopup
        anchor={confirmAnchor}
        question={strings.deleteDraftQuestion}
        detail={strings.deleteDraftConsequence}
        confirmLabel={strings.delete}
        cancelLabel={strings.cancel}
        onClose={() => setConfirmAnchor(null)}
        onConfirm={onDelete}
      />
    </li>
  );
}

/** Moves the focus from a removed row, or from its confirmation dialog, to the neighbouring row, or to the drafts dialog if there is none. */
function useHandOver() {
  return useCallback((row: HTMLLIElement | null) => {
    if (!row) return undefined;
    return () => {
      const dialog = row.closest<HTMLElement>('[role="dialog"]');
      const [below, above] = [row.nextElementSibling, row.previousElementSibling];
      // Rows that are being removed aren't neighbours.
      const neighbour = below?.matches(':not([inert])') ? below : above;
      const focusTarget = neighbour?.querySelector('button') ?? dialog;
      restoreFocus(
        () => focusTarget,
        (focused) => row.contains(focused) || focused === dialog,
      );
    };
  }, []);
}

function DraftSkeletons() {
  return (
    <div role="status" aria-busy="true" aria-label={strings.draftsLoading}>
      <Stack gap="3">
        <Skeleton height={44} />
        <Skeleton height={44} />
      </Stack>
    </div>
  );
}
