import type { Post } from '@/api';
import { areSameImages, type Draft, isPreviewDismissed, isSameText, isSameTitle } from './draft.ts';
import type { Call, Transport } from './outboxPorts.ts';
import type { EditRow } from './outboxRow.ts';
import { toPostPatch } from './postBody.ts';
import { draftOf } from './subject.ts';
import { areSameAlerts, toThresholds } from './thresholds.ts';

/** The error of a change that conflicts with one made on another device: neither may overwrite the other unseen. */
export const changedElsewhere = new Error('The post was changed elsewhere.');

/** The parts of a post that can be changed independently. */
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

/** Whether two versions of a post are equal. */
export function isUnchanged(one: Draft, other: Draft): boolean {
  return parts.every(({ isSame }) => isSame(one, other));
}

/**
 * Applies a change to the server's current version of the post. Parts that the person didn't change stay as the server has them; undefined
 * if the server's version of a part that they changed is neither one they knew (`known`) nor the one they want.
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

/** A version that an edit may find on the server, without the pictures' files: ids are enough to compare them. */
export function knownOf(draft: Draft): Draft {
  return { ...draft, images: draft.images.map((image) => ({ ...image, blob: undefined })) };
}

/** Changes a post whose pictures are stored already; sends only the differences. `onRead` gets the server's version before the change. */
export async function applyEdit(
  { intent: { postId }, draft, known }: EditRow,
  transport: Transport,
  call: Call,
  onRead: (post: Post) => void,
): Promise<Post> {
  let post = await call(() => transport.read(postId));
  onRead(post);
  const server = draftOf(post);
  const merged = rebased(draft, known, server);
  if (!merged) throw changedElsewhere;
  const mentioned = isSameText(merged, server) ? [] : await call(() => transport.findMentioned(merged.text));
  const body = toPostPatch(server, merged, mentioned);
  if (Object.keys(body).length > 0) post = await call(() => transport.update(postId, body));
  if (areSameAlerts(server.alerts, merged.alerts)) return post;
  return (await call(() => transport.setThresholds(postId, toThresholds(merged.alerts)))) ?? post;
}
