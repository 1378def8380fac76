import type { ComposeIntent, NewPostIntent } from '@/features/posts';
import { type Draft, emptyDraft, furtherPosts } from './draft.ts';

/** The intent to change a published post. */
export type EditIntent = Extract<ComposeIntent, { kind: 'edit' }>;

interface Sent {
  /** Id of the row, also used for the temporary card of a new post or for the patch on a changed one. */
  readonly id: string;
  readonly userId: string;
  readonly draft: Draft;
  /** ISO time. */
  readonly writtenAt: string;
}

/** A new post that isn't known to have reached the server yet. */
export interface NewPostRow extends Sent {
  readonly intent: NewPostIntent;
  /** Idempotency key, the same for every attempt: the server answers a repeated call like the first one. */
  readonly key: string;
  /** Whether the alerts must be sent: some are set, or the person's usual ones were removed. */
  readonly hasAlerts: boolean;
  /** The server refused it: it is sent again only when the person retries. */
  readonly isRefused?: boolean | undefined;
  /** It continues a thread, whose first post was announced for all. */
  readonly isContinuation?: boolean | undefined;
  /** Id of the created post; only the calls that need an existing post are left. */
  readonly postId?: string | undefined;
}

/** A change of a published post that isn't known to have reached the server yet. Each save is a row; the last one of a post counts. */
export interface EditRow extends Sent {
  readonly intent: EditIntent;
  /**
   * The versions that the post may have on the server if nobody changed it elsewhere: the one that the edit began from, and earlier
   * saves of this browser, which may or may not have arrived. Never empty.
   */
  readonly known: readonly Draft[];
  /** Key of the draft that it becomes if the post can no longer be changed. */
  readonly fallbackKey: string;
}

/** A new post or a change that isn't known to have reached the server yet. */
export type OutboxRow = NewPostRow | EditRow;

/** Whether a row changes a published post. */
export function isEdit(row: OutboxRow): row is EditRow {
  return row.intent.kind === 'edit';
}

/** The row of the next post of a thread: a reply to this one, which is published. Undefined after the last. */
export function nextInThread({ userId, draft, postId, writtenAt }: NewPostRow): NewPostRow | undefined {
  const [next, ...rest] = furtherPosts(draft);
  if (next === undefined || postId === undefined) return undefined;
  const images = rest.flatMap((further, index) => further.images.map((image) => ({ ...image, post: index + 1 })));
  // The key may be a new one: the row is stored in the transaction that deletes the row before it, so it is created once only.
  const key = crypto.randomUUID();
  return {
    id: `optimistic:${key}`,
    key,
    userId,
    intent: { kind: 'reply', postId },
    draft: {
      ...emptyDraft,
      text: next.text,
      images: [...next.images, ...images],
      thread: rest.map(({ text }) => text),
      isAnyoneCanReply: draft.isAnyoneCanReply,
    },
    writtenAt,
    hasAlerts: false,
    isContinuation: true,
  };
}

/** The queue of a row: rows with the same key are sent one after the other, in all tabs. All changes of a post share one. */
export function queueKeyOf(row: OutboxRow): string {
  return isEdit(row) ? queueKeyOfPost(row.intent.postId) : `sez-outbox:${row.id}`;
}

/** The queue of a post's changes. */
export function queueKeyOfPost(postId: string): string {
  return `sez-outbox:edit:${postId}`;
}
