import type { NewPostIntent } from '@/features/posts';
import type { Draft } from './draft.ts';

/** A post that was sent off and is not yet known to have arrived. */
export interface OutboxRow {
  /** Of the card that stands for it in its list. */
  readonly id: string;
  /** One per composed post, however often it is tried: a replay gets the answer of the first time. */
  readonly key: string;
  readonly userId: string;
  readonly intent: NewPostIntent;
  readonly draft: Draft;
  /** ISO time. */
  readonly writtenAt: string;
  /** Whether the alerts must be told: some are set, or the person's usual ones were taken away. */
  readonly hasAlerts: boolean;
  /** The server said no: it is sent again only when the person asks for it. */
  readonly isRefused?: boolean | undefined;
  /** The post exists; what is left is what can only be told about an existing one. */
  readonly postId?: string | undefined;
}
