import type { FileRef, Post, PostInput, PostPatch, WeighInThreshold } from '@/api';
import type { Draft, DraftImage } from './draft.ts';
import type { EditRow, NewPostRow, OutboxRow } from './outboxRow.ts';
import type { Mentioned } from './postBody.ts';

/** The queue of posts and changes that haven't reached the server yet. */
export interface Outbox {
  /** Moves a draft into the outbox and sends it. Resolves when the attempt has ended. */
  publish(context: string, row: NewPostRow): Promise<void>;
  /** The same for a change of a published post. It replaces waiting changes; a change without a difference is dropped. */
  change(context: string, row: EditRow): Promise<void>;
  /** Shows the rows that an earlier visit (or an outage) left, and sends those that weren't refused, each with its first key. */
  offer(userId: string): Promise<void>;
  retry(id: string): Promise<void>;
  /** Turns a row back into a draft. Resolves with the row, or undefined if it has been sent meanwhile. */
  takeBack(id: string, toContext: (row: NewPostRow) => string): Promise<NewPostRow | undefined>;
  discard(id: string): Promise<void>;
  /** Discards the waiting changes of a post. One that is being sent isn't stopped. */
  withdraw(postId: string): Promise<void>;
  /**
   * Deletes a post, queued with its changes in all tabs: a change that is being sent stops before its next call.
   * If `request` resolves to true, waiting changes and their drafts are deleted as well; otherwise the changes are sent.
   */
  deletePost(userId: string, postId: string, request: () => Promise<boolean>): Promise<boolean>;
}

/** Stores rows between two visits, or at least until the page is left. */
export interface OutboxStore {
  /** In one transaction: deletes the draft `context`, if it is given, writes the row, and deletes the rows that it replaces. */
  send(context: string | undefined, row: OutboxRow, replaced?: readonly OutboxRow[]): Promise<unknown>;
  /** In one transaction: deletes the row and writes the draft. Resolves with its key: `context`, or a new one if that is taken. */
  takeBack(row: OutboxRow, context: string, draft: Draft): Promise<string>;
  /** Undefined if the row doesn't exist any more. Rejects if the storage can't be read. */
  readRow(row: OutboxRow): Promise<OutboxRow | undefined>;
  rowsOf(userId: string): Promise<readonly OutboxRow[]>;
  writeRow(row: OutboxRow): Promise<unknown>;
  deleteRow(row: OutboxRow): Promise<unknown>;
  deleteDraft(userId: string, context: string): Promise<unknown>;
  /** In one transaction: deletes every change of a post, in the outbox or still a draft. */
  deleteChanges(userId: string, postId: string): Promise<unknown>;
}

/** The calls to the server; each rejects with the error that stopped it. */
export interface Transport {
  upload(image: DraftImage): Promise<FileRef>;
  findMentioned(text: string): Promise<readonly Mentioned[]>;
  create(body: PostInput, key: string): Promise<Post>;
  /** The post as the server has it at this moment. */
  read(postId: string): Promise<Post>;
  update(postId: string, body: PostPatch): Promise<Post>;
  setThresholds(postId: string, thresholds: WeighInThreshold[]): Promise<Post | null>;
  deleteDraft(draftId: string): Promise<unknown>;
}

/** Makes a call, or rejects if it may no longer be made. */
export type Call = <T>(request: () => Promise<T>) => Promise<T>;

/** Shows rows to the person. */
export interface OutboxView {
  show(row: OutboxRow, state: 'sending' | 'waiting' | 'failed'): void;
  /** The server has the new post. */
  published(row: NewPostRow, post: Post): void;
  /** The server has the alerts of a new post as well; `post` is its answer, if it sent one. */
  alertsSet(row: NewPostRow, post: Post | null): void;
  /** The server's version of a post that is about to be changed. */
  read(row: EditRow, post: Post): void;
  /** The server has the change; `isLast` unless a newer change of the same post is waiting. */
  changed(row: EditRow, post: Post, isLast: boolean): void;
  /** The row is no longer shown: it was turned back into a draft, discarded, replaced, or finished by another tab (`isElsewhere`). */
  remove(row: OutboxRow, isElsewhere?: boolean): void;
  /** A new post was refused, or the server couldn't be reached although the browser reports that it is online. */
  failed(row: OutboxRow, error: unknown): void;
  /** A change was refused. Its text is now the draft `context`; `isFinal` if that draft is no longer a change of the post. */
  refused(row: EditRow, error: unknown, context: string, isFinal: boolean): void;
}

/**
 * What a failure means: `refused` by the server, so that it must not be retried automatically; `unreached`, so that it is unknown
 * whether it arrived; `signedOut`, which waits for the same person to sign in and isn't reported.
 */
export type Verdict = 'refused' | 'unreached' | 'signedOut';

export interface OutboxPorts {
  readonly store: OutboxStore;
  readonly transport: Transport;
  readonly view: OutboxView;
  /** Whether sending makes sense: the browser is online and the row's author is signed in. */
  canSend(row: OutboxRow): boolean;
  verdictOf(error: unknown): Verdict;
  /** Whether a refusal means that this post can't be changed any more: somebody has responded to it, or it was deleted. */
  isFinal(error: unknown): boolean;
  /** Whether a refusal means that the server doesn't know a file that the post attaches. */
  isFileLost(error: unknown): boolean;
  /** Runs work while no other work of the same name runs in any tab. */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T>;
}
