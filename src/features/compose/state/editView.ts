import { getPost, request } from '@/api';
import { announceAtom, showSuccessAtom } from '@/features/feedback';
import {
  composeIntentAtom,
  openComposerAtom,
  type PostRow,
  patchPostAtom,
  postAtom,
  putPostsAtom,
  unpatchPostAtom,
} from '@/features/posts';
import { currentUserAtom, reportErrorAtom, setCurrentUserAtom } from '@/features/session';
import { required } from '@/shared/lib/required';
import type { Store } from '@/shared/lib/scope';
import { changedElsewhere } from '../model/applyEdit.ts';
import { contextKeyOf, type Draft } from '../model/draft.ts';
import type { OutboxView } from '../model/outboxPorts.ts';
import type { EditRow } from '../model/outboxRow.ts';
import { fileIdsOf, isSamePreview, previewsOf, trimmedTextOf } from '../model/postBody.ts';
import { errorMessageFor, isEditConflict } from '../model/refusal.ts';
import { draftOf } from '../model/subject.ts';
import { type Alerts, areSameAlerts, toThresholds } from '../model/thresholds.ts';
import { strings } from '../strings.ts';
import { filesOf } from './optimisticPost.ts';

/** Shows changes to the person: as patches on the changed posts, wherever they appear and whenever they are loaded. */
export interface EditView extends Pick<OutboxView, 'read' | 'changed' | 'refused'> {
  show(row: EditRow, isWaiting: boolean): void;
  remove(row: EditRow, isElsewhere: boolean): void;
}

export function editViewOf(store: Store): EditView {
  /** References to the post atoms, by row. A patch exists only while its post's atom is referenced, even before the post is loaded. */
  const postAtoms = new Map<string, unknown>();
  const unpatch = (row: EditRow) => {
    store.set(unpatchPostAtom, row.intent.postId, row.id);
    postAtoms.delete(row.id);
  };
  /** Loads the post again, with the replies that made its content final, or the text that another tab has sent. */
  const refetch = async (row: EditRow) => {
    const post = required(await request(getPost, { params: { id: row.intent.postId }, bypassCache: true }));
    store.set(putPostsAtom, [post]);
  };
  return {
    show(row, isWaiting) {
      const { postId } = row.intent;
      postAtoms.set(row.id, postAtom(postId));
      store.set(patchPostAtom, postId, row.id, (post) => patchOf(post, row.draft, isWaiting));
    },
    read(_row, post) {
      store.set(putPostsAtom, [post]);
    },
    changed(row, post, isLast) {
      store.set(putPostsAtom, [post]);
      if (!row.known.some(({ alerts }) => areSameAlerts(alerts, row.draft.alerts))) noteUsualAlerts(store, row.draft.alerts);
      unpatch(row);
      if (isLast) store.set(showSuccessAtom, strings.updated);
    },
    remove(row, isElsewhere) {
      if (!isElsewhere) return unpatch(row);
      // The patch is removed after the new text has arrived, because the old text would show in between.
      void refetch(row)
        .catch(() => undefined)
        .finally(() => unpatch(row));
    },
    refused(row, error, context, isFinal) {
      if (isFinal) {
        store.set(reportErrorAtom, error, ...reasonOf(error));
        store.set(announceAtom, strings.keptAsDraft);
        if (isEditConflict(error)) void refetch(row).catch((failure: unknown) => store.set(reportErrorAtom, failure));
        return;
      }
      store.set(reportErrorAtom, error, ...reasonOf(error));
      if (store.get(composeIntentAtom)) return;
      store.set(openComposerAtom, context === contextKeyOf(row.intent) ? row.intent : { ...row.intent, draftKey: context });
    },
  };
}

/** Makes the alerts that the person set last the default for the next post, as the server does (contract, call 41). */
export function noteUsualAlerts(store: Store, alerts: Alerts): void {
  const user = store.get(currentUserAtom);
  if (user) store.set(setCurrentUserAtom, { ...user, weighInThresholds: toThresholds(alerts) });
}

function reasonOf(error: unknown): ReturnType<typeof errorMessageFor> {
  if (error === changedElsewhere) return [strings.changedElsewhere];
  return isEditConflict(error) ? [strings.cannotEdit] : errorMessageFor(error);
}

/** The patch that shows a change until the server has answered. */
function patchOf(post: PostRow, draft: Draft, isWaiting: boolean): Partial<PostRow> {
  const { title, text } = trimmedTextOf(draft);
  return {
    title: title || null,
    rawText: text || null,
    text: text || null,
    attachedFiles: filesOf(draft),
    attachedFileIds: fileIdsOf(draft),
    isAnyoneCanReply: draft.isAnyoneCanReply,
    ...(isSamePreview(draftOf(post), draft) ? {} : { urls: previewsOf(draft) }),
    ...(isWaiting ? { sending: 'waiting' } : {}),
  };
}
