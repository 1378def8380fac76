import type { FileRef, Post, PostInput, PostPatch, WeighInThreshold } from '@/api';
import type { Draft, DraftImage } from './draft.ts';
import type { EditRow, NewPostRow, OutboxRow } from './outboxRow.ts';
import type { Mentioned } from './postBody.ts';

/** What was sent off and has not arrived yet. */
export interface Outbox {
  /** Moves a draft into the outbox and sends it. Resolves once it is known how that ended. */
  publish(context: string, row: NewPostRow): Promise<void>;
  /** The same for a change of a published post. It takes the place of those that wait; one that asks for nothing new is dropped. */
  change(context: string, row: EditRow): Promise<void>;
  /** Shows what an earlier visit (or an outage) left and sends what nobody has refused, each with the key of the first time. */
  offer(userId: string): Promise<void>;
  retry(id: string): Promise<void>;
  /** Moves a row back among the drafts. Resolves with it, or nothing when it has been sent meanwhile. */
  takeBack(id: string, toContext: (row: NewPostRow) => string): Promise<NewPostRow | undefined>;
  discard(id: string): Promise<void>;
  /** Discards the changes of a post that wait. What is on its way arrives. */
  withdraw(postId: string): Promise<void>;
  /**
   * Deletes a post, in turn with its changes, whichever tab sends those: a change that is on its way stops at the next call.
   * Where `request` resolves to true those that wait are gone as well, drafts of them included; else they are sent.
   */
  deletePost(userId: string, postId: string, request: () => Promise<boolean>): Promise<boolean>;
}

/** Where rows are kept between two visits, or at least until the page is left. */
export interface OutboxStore {
  /** In one transaction: the draft goes, the row comes, and those that it replaces go. */
  send(context: string, row: OutboxRow, replaced?: readonly OutboxRow[]): Promise<unknown>;
  /** In one transaction: the row goes, the draft comes. Resolves with its place, which is beside `context` where something stands there. */
  takeBack(row: OutboxRow, context: string, draft: Draft): Promise<string>;
  /** Undefined where there is none any longer. Rejects where that cannot be told. */
  readRow(row: OutboxRow): Promise<OutboxRow | undefined>;
  rowsOf(userId: string): Promise<readonly OutboxRow[]>;
  writeRow(row: OutboxRow): Promise<unknown>;
  deleteRow(row: OutboxRow): Promise<unknown>;
  deleteDraft(userId: string, context: string): Promise<unknown>;
  /** In one transaction: every change of a post goes, sent off or still a draft. */
  deleteChanges(userId: string, postId: string): Promise<unknown>;
}

/** The calls to the server; each rejects with whatever stopped it. */
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

/** Makes a call, or rejects where it may no longer be made. */
export type Call = <T>(what: () => Promise<T>) => Promise<T>;

/** What a person sees of a row. */
export interface OutboxView {
  /** Answers whether it shows: only its writer sees it. */
  show(row: OutboxRow, state: 'sending' | 'waiting' | 'failed'): boolean;
  /** The server has the new post. */
  published(row: NewPostRow, post: Post): void;
  /** The server has the alerts of a new post as well; `post` is what it answered, if anything. */
  alertsSet(row: NewPostRow, post: Post | null): void;
  /** What the server says about a post that is about to be changed. */
  read(row: EditRow, post: Post): void;
  /** The server has the change; `isLast` unless a newer one of the same post waits. */
  changed(row: EditRow, post: Post, isLast: boolean): void;
  /** It is no longer to be seen: taken back, discarded, replaced, or settled by another tab (`isElsewhere`). */
  remove(row: OutboxRow, isElsewhere?: boolean): void;
  /** A new post was refused, or nobody could be reached although the browser believes that it is online. */
  failed(row: OutboxRow, error: unknown): void;
  /** A change was refused. Its words are the draft `context` by now; `isFinal` when that is a change of its post no longer. */
  refused(row: EditRow, error: unknown, context: string, isFinal: boolean): void;
}

/**
 * What a failure means: `refused` by the server, so that trying again by itself would be wrong; `unreached`, nobody knows whether it
 * arrived; `signedOut`, which waits for the same person and is nobody's news.
 */
export type Verdict = 'refused' | 'unreached' | 'signedOut';

export interface OutboxPorts {
  readonly store: OutboxStore;
  readonly transport: Transport;
  readonly view: OutboxView;
  /** Whether trying makes sense: the browser is online and the row's writer is signed in. */
  canSend(row: OutboxRow): boolean;
  verdictOf(error: unknown): Verdict;
  /** Whether a refusal means that this post can never be changed so again: somebody has responded to it, or it is gone. */
  isFinal(error: unknown): boolean;
  /** Runs work while no other tab does the same. */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T>;
}
