import type { ComposeIntent, NewPostIntent } from '@/features/posts';
import type { Draft } from './draft.ts';

/** The intent to change a published post. */
export type EditIntent = Extract<ComposeIntent, { kind: 'edit' }>;

interface Sent {
  /** Of this one row: of the card that stands for a new post in its list, of the change that lies over a published one. */
  readonly id: string;
  readonly userId: string;
  readonly draft: Draft;
  /** ISO time. */
  readonly writtenAt: string;
}

/** A post that was sent off and is not yet known to have arrived. */
export interface NewPostRow extends Sent {
  readonly intent: NewPostIntent;
  /** One per composed post, however often it is tried: a replay gets the answer of the first time. */
  readonly key: string;
  /** Whether the alerts must be told: some are set, or the person's usual ones were taken away. */
  readonly hasAlerts: boolean;
  /** The server said no: it is sent again only when the person asks for it. */
  readonly isRefused?: boolean | undefined;
  /** The post exists; what is left is what can only be told about an existing one. */
  readonly postId?: string | undefined;
}

/** A change of a published post that is not yet known to have arrived. Each save is a row; the last one of a post stands. */
export interface EditRow extends Sent {
  readonly intent: EditIntent;
  /**
   * What the post may say without anybody having changed it elsewhere: what the edit began from, and earlier saves of this browser,
   * which may or may not have arrived. Never empty.
   */
  readonly known: readonly Draft[];
  /** The place of the draft that becomes of it when the post can no longer be changed. */
  readonly place: string;
}

/** What was sent off and is not yet known to have arrived. */
export type OutboxRow = NewPostRow | EditRow;

/** Whether a row changes a published post. */
export function isEdit(row: OutboxRow): row is EditRow {
  return row.intent.kind === 'edit';
}

/** What must be sent one after the other, in whichever tab: all the changes of one post. */
export function queueKeyOf(row: OutboxRow): string {
  return isEdit(row) ? queueKeyOfPost(row.intent.postId) : `sez-outbox:${row.id}`;
}

/** Where the changes of a post are sent. */
export function queueKeyOfPost(postId: string): string {
  return `sez-outbox:edit:${postId}`;
}
