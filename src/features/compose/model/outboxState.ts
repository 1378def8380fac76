import type { FileRef, Post } from '@/api';
import type { Draft, DraftImage } from './draft.ts';
import type { OutboxStore, OutboxView, Verdict } from './outboxPorts.ts';
import { type EditRow, isEdit, type NewPostRow, type OutboxRow } from './outboxRow.ts';

/**
 * The phase of a row, exactly one at a time.
 * - `storing`: it is being written to the browser's storage.
 * - `idle`: it waits for the next offer, or for the person if the server refused it.
 * - `sending`: an attempt is under way, or waits for its queue.
 * - `moving`: it is being turned back into a draft or discarded.
 * - `ending`: a newer change or the deletion of its post has replaced it; no further call is made for it.
 */
type Phase = 'storing' | 'idle' | 'sending' | 'moving' | 'ending';

export interface Entry {
  readonly row: OutboxRow;
  readonly phase: Phase;
  /** The person has pressed Retry, so a refused row is sent too. */
  readonly isRetried?: boolean;
  /** This attempt has uploaded its pictures once more already. */
  readonly hasUploadedAgain?: boolean;
}

/** Everything that a page knows about its outbox. */
export interface OutboxState {
  /** By the row's id, in the order in which the page learned of them. A row without an entry is finished, or unknown here. */
  readonly entries: ReadonlyMap<string, Entry>;
  /** Ids of posts whose deletion is queued or being sent. */
  readonly deleting: ReadonlySet<string>;
  /** By the post's id: the version that the last change sent from here has made. An edit that began earlier doesn't know that version. */
  readonly saved: ReadonlyMap<string, Draft>;
}

export const emptyOutbox: OutboxState = { entries: new Map(), deleting: new Set(), saved: new Map() };

/** Events: the person's actions, and the results of effects. Those with an `id` are about one row. */
export type OutboxEvent =
  | { readonly type: 'publish'; readonly id: string; readonly context: string; readonly row: NewPostRow }
  | { readonly type: 'change'; readonly id: string; readonly context: string; readonly row: EditRow }
  | { readonly type: 'retry' | 'discard'; readonly id: string }
  | { readonly type: 'takeBack'; readonly id: string; readonly context: string }
  | { readonly type: 'withdraw'; readonly postId: string }
  /** The deletion of a post is queued; the server has accepted it; it has ended, whether it was accepted or not. */
  | { readonly type: 'deletionQueued' | 'postDeleted' | 'deletionEnded'; readonly postId: string }
  /** The rows that the browser has stored, in the order in which they were written. */
  | { readonly type: 'listed'; readonly rows: readonly OutboxRow[] }
  | { readonly type: 'send'; readonly id: string }
  | { readonly type: 'stored'; readonly id: string }
  /** Changes of the same post that other tabs have stored. */
  | { readonly type: 'othersListed'; readonly id: string; readonly rows: readonly OutboxRow[] }
  /** The row has the lock of its queue, so no other tab sends it: `stored` is what the browser has stored, undefined if another tab has finished the row. */
  | { readonly type: 'locked'; readonly id: string; readonly stored: OutboxRow | undefined; readonly canSend: boolean }
  | { readonly type: 'uploaded'; readonly id: string; readonly imageId: string; readonly file: FileRef }
  /** The server has the new post; `published` once the browser has stored its id. */
  | { readonly type: 'created' | 'published'; readonly id: string; readonly post: Post }
  | { readonly type: 'completed'; readonly id: string; readonly post: Post | null }
  /** The browser has stored `row`, the next post of the thread, in place of the finished one. `view` is what the person gets to see. */
  | { readonly type: 'continued'; readonly id: string; readonly row: NewPostRow; readonly view?: Effect | undefined }
  | { readonly type: 'applied'; readonly id: string; readonly post: Post; readonly version: Draft }
  | ({ readonly type: 'failed'; readonly id: string; readonly error: unknown } & Failure)
  /** The browser's storage or its locks failed. The row still exists and can be sent again. */
  | { readonly type: 'broken'; readonly id: string; readonly error: unknown }
  /** The text of a refused change is now the draft `context`. */
  | { readonly type: 'givenBack'; readonly id: string; readonly context: string; readonly error: unknown; readonly isFinal: boolean }
  | { readonly type: 'moved'; readonly id: string; readonly row: OutboxRow }
  /** Nothing of the row is stored any more; `view` is what the person gets to see then. */
  | { readonly type: 'ended'; readonly id: string; readonly view?: Effect }
  | { readonly type: 'missing' | 'paused'; readonly id: string };

/** The consequences of a failed attempt for its row. */
export interface Failure {
  readonly verdict: Verdict;
  /** The post can't be changed any more. */
  readonly isFinal: boolean;
  /** The server doesn't know a file that the row attaches. */
  readonly isFileLost: boolean;
  readonly canSend: boolean;
}

type CallOf<Port, Method extends keyof Port> = Port[Method] extends (...args: infer Args) => unknown
  ? { readonly method: Method; readonly args: Args }
  : never;
type ViewCall = { [Method in keyof OutboxView]: CallOf<OutboxView, Method> }[keyof OutboxView];
type Writing = 'send' | 'writeRow' | 'deleteRow' | 'deleteDraft';
type StoreCall = { [Method in Writing]: CallOf<OutboxStore, Method> }[Writing];

/** Tasks for the runner, which performs them in the order of the list. Most end with an event. */
export type Effect =
  | ({ readonly type: 'view' } & ViewCall)
  | ({ readonly type: 'store'; readonly next?: OutboxEvent } & StoreCall)
  | { readonly type: 'listOthers'; readonly row: EditRow }
  /** Runs another event to its end, before the effects that follow. */
  | { readonly type: 'run'; readonly event: OutboxEvent }
  /** Ends an attempt whose row stays. */
  | { readonly type: 'pause'; readonly id: string }
  /** Waits for the row's queue and keeps it until the attempt has ended. */
  | { readonly type: 'attempt'; readonly row: OutboxRow }
  /** Deletes the row in its queue, or makes it the draft `context`. */
  | { readonly type: 'move'; readonly row: OutboxRow; readonly context?: string }
  | { readonly type: 'giveBack'; readonly row: EditRow; readonly context: string; readonly error: unknown; readonly isFinal: boolean }
  | { readonly type: 'upload'; readonly row: OutboxRow; readonly image: DraftImage }
  | { readonly type: 'create' | 'complete'; readonly row: NewPostRow }
  | { readonly type: 'apply'; readonly row: EditRow };

/** Whether the row's post is shown as one that isn't on the server yet. */
export const isVisible = (row: OutboxRow): boolean => isEdit(row) || row.postId === undefined;

/** Whether the row is sent only when the person retries. */
export const isRefused = (row: OutboxRow): boolean => !isEdit(row) && row.isRefused === true;

/** The entries of a post's changes that still count. */
export const changesOf = ({ entries }: OutboxState, postId: string): readonly (Entry & { readonly row: EditRow })[] =>
  [...entries.values()].filter(
    (entry): entry is Entry & { readonly row: EditRow } =>
      entry.phase !== 'ending' && isEdit(entry.row) && entry.row.intent.postId === postId,
  );

/** Whether another call may be made for a row: a change may have been replaced, or its post may be about to be deleted. */
export function canCall({ entries, deleting }: OutboxState, row: OutboxRow): boolean {
  return !isEdit(row) || (entries.get(row.id)?.phase !== 'ending' && entries.has(row.id) && !deleting.has(row.intent.postId));
}

/** A new post without a running request, which the person may retry, edit or discard. */
export function idlePost({ entries }: OutboxState, id: string): NewPostRow | undefined {
  const entry = entries.get(id);
  return entry?.phase === 'idle' && !isEdit(entry.row) ? entry.row : undefined;
}
