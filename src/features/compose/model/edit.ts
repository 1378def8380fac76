import type { Post } from '@/api';
import { areSameImages, type Draft, isPreviewDismissed, isSameText, isSameTitle } from './draft.ts';
import type { Call, Transport } from './outboxPorts.ts';
import type { EditRow } from './outboxRow.ts';
import { toPostPatch } from './postBody.ts';
import { draftOf } from './subject.ts';
import { areSameAlerts, toThresholds } from './thresholds.ts';

/** Refuses a change of what somebody, on another device, has changed meanwhile as well: neither may write over the other unseen. */
export const changedElsewhere = new Error('The post was changed elsewhere.');

/** What can be changed of a post, each by itself. */
const parts: readonly { isSame(one: Draft, other: Draft): boolean; of(draft: Draft): Partial<Draft> }[] = [
  { isSame: isSameTitle, of: ({ title }) => ({ title }) },
  { isSame: isSameText, of: ({ text }) => ({ text }) },
  { isSame: areSameImages, of: ({ images }) => ({ images }) },
  { isSame: (one, other) => isPreviewDismissed(one) === isPreviewDismissed(other), of: ({ dismissedLink }) => ({ dismissedLink }) },
  {
    isSame: (one, other) => one.isAnyoneCanReply === other.isAnyoneCanReply,
    of: ({ isAnyoneCanReply }) => ({ isAnyoneCanReply }),
  },
  { isSame: (one, other) => areSameAlerts(one.alerts, other.alerts), of: ({ alerts }) => ({ alerts }) },
];

/** Whether a draft asks for nothing that a post does not say already. */
export function isUnchanged(one: Draft, other: Draft): boolean {
  return parts.every(({ isSame }) => isSame(one, other));
}

/**
 * Carries a change over to what the post says by now. What the person left alone stays as the server has it; undefined where they
 * changed something that says neither what they knew (`known`) nor what they want.
 */
export function rebased(draft: Draft, known: readonly Draft[], server: Draft): Draft | undefined {
  let next = draft;
  for (const { isSame, of } of parts) {
    if (isSame(draft, server)) continue;
    if (known.every((each) => isSame(each, draft))) next = { ...next, ...of(server) };
    else if (!known.some((each) => isSame(each, server))) return undefined;
  }
  return next;
}

/** What an edit may find on the server by itself: its pictures are told by their ids, whatever they are kept in. */
export function knownOf(draft: Draft): Draft {
  return { ...draft, images: draft.images.map((image) => ({ ...image, blob: undefined })) };
}

/** Changes a post, its pictures being stored already; says nothing of what the server says already. `onRead` hears what that is. */
export async function applyEdit(
  { intent: { postId }, draft, known }: EditRow,
  transport: Transport,
  call: Call,
  onRead: (post: Post) => void,
): Promise<Post> {
  let post = await call(() => transport.read(postId));
  onRead(post);
  const server = draftOf(post);
  const wanted = rebased(draft, known, server);
  if (!wanted) throw changedElsewhere;
  const mentioned = isSameText(wanted, server) ? [] : await call(() => transport.findMentioned(wanted.text));
  const body = toPostPatch(server, wanted, mentioned);
  if (Object.keys(body).length > 0) post = await call(() => transport.update(postId, body));
  if (areSameAlerts(server.alerts, wanted.alerts)) return post;
  return (await call(() => transport.setThresholds(postId, toThresholds(wanted.alerts)))) ?? post;
}
