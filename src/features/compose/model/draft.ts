import type { FileRef } from '@/api';
import type { ComposeIntent } from '@/features/posts';
import { isBlankText } from '@/shared/lib/text/blank';
import { firstLink } from '@/shared/lib/text/written';
import { maxTextLength, maxTitleLength } from '../constants.ts';
import { strings } from '../strings.ts';
import { type Alerts, areAlertsValid, areSameAlerts, noAlerts } from './thresholds.ts';

/** A picture of a draft. Until the server has stored it, `blob` is the chosen file. */
export interface DraftImage {
  readonly id: string;
  readonly name: string;
  /** Description for people who can’t see it. */
  readonly alt: string;
  readonly blob?: Blob | undefined;
  readonly file?: FileRef | undefined;
  /** The server no longer knows `file`, so the picture has to be uploaded again. */
  readonly isFileLost?: boolean | undefined;
  /** The further post of the thread that it belongs to, from 1; missing for the first post. */
  readonly post?: number | undefined;
}

/** A channel of a group that a post is published in. */
export interface Target {
  readonly channelId: string;
  readonly name: string;
  readonly groupName: string;
}

/** The content of the composer, as it is stored in the browser. */
export interface Draft {
  readonly title: string;
  readonly text: string;
  /** Those of further posts are among them. */
  readonly images: readonly DraftImage[];
  /** Texts of further posts, which are sent after this one, each as a reply to the one before it. */
  readonly thread: readonly string[];
  /** Undefined for everybody's feed. */
  readonly target?: Target | undefined;
  readonly isAnyoneCanReply: boolean;
  readonly alerts: Alerts;
  /** The address whose preview the author removed. */
  readonly dismissedLink?: string | undefined;
  readonly isPostToX: boolean;
  readonly isPostToBluesky: boolean;
  /** Id of the server's draft that this one was opened from. */
  readonly serverDraftId?: string | undefined;
  /** The idempotency key of an unsent post that is being corrected: the server may have received it nevertheless. */
  readonly sentKey?: string | undefined;
}

export const emptyDraft: Draft = {
  title: '',
  text: '',
  images: [],
  thread: [],
  isAnyoneCanReply: true,
  alerts: noAlerts,
  isPostToX: false,
  isPostToBluesky: false,
};

/** Whether two drafts have the same content, so that there is nothing to store or to send. Settings don't count as content. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  return isSameTitle(one, other) && isSameText(one, other) && areSameImages(one, other) && isSameThread(one, other);
}

/** Whether two drafts have the same settings: who may reply, the alerts and the link's card. */
export function areSameSettings(one: Draft, other: Draft): boolean {
  const isPreviewSame = isPreviewDismissed(one) === isPreviewDismissed(other);
  return one.isAnyoneCanReply === other.isAnyoneCanReply && areSameAlerts(one.alerts, other.alerts) && isPreviewSame;
}

export const isSameTitle = (one: Draft, other: Draft) => one.title.trim() === other.title.trim();
export const isSameText = (one: Draft, other: Draft) => one.text.trim() === other.text.trim();
/** Fields that were added and left empty don't count. */
export const isSameThread = (one: Draft, other: Draft) => textsOfFurther(one) === textsOfFurther(other);
const textsOfFurther = (draft: Draft) => JSON.stringify(furtherPosts(draft).map(({ text }) => text));
/** The further posts of a thread that have a text or an image. */
export function furtherPosts(draft: Draft): Pick<Draft, 'text' | 'images'>[] {
  return draft.thread
    .map((text, index) => ({ text, images: imagesOfPost(draft, index + 1).map((image) => ({ ...image, post: undefined })) }))
    .filter(({ text, images }) => !isBlankText(text) || images.length > 0);
}
/** The images of one post of a thread; 0 is the first. */
export const imagesOfPost = ({ images }: Pick<Draft, 'images'>, post: number) => images.filter((image) => (image.post ?? 0) === post);
const imagesOf = ({ images }: Draft) =>
  images.map(({ id, file, alt, post = 0 }) => `${post} ${file?.storageId ?? id} ${alt.trim()}`).join('\n');
export const areSameImages = (one: Draft, other: Draft) => imagesOf(one) === imagesOf(other);

/** Whether the author removed the card of the first link. */
export function isPreviewDismissed({ text, dismissedLink }: Draft): boolean {
  return dismissedLink !== undefined && firstLink(text) === dismissedLink;
}

/** Whether the server has stored a picture with its current description. */
export function isStored({ file, alt, isFileLost = false }: DraftImage): boolean {
  return file !== undefined && !isFileLost && (file.alt ?? '').trim() === alt.trim();
}

/** The problems that prevent publishing, by field. */
export interface DraftProblems {
  readonly title?: string;
  readonly text?: string;
  readonly thread?: string;
  readonly alerts?: string;
}

/** Checks a draft. A reply (`isReply`) has no alerts, so the person's usual ones aren't checked. */
export function problemsOf({ title, text, images, thread, alerts }: Draft, isReply = false): DraftProblems {
  const over = text.length - maxTextLength;
  const threadOver = Math.max(0, ...thread.map((each) => each.length - maxTextLength));
  return {
    ...(title.length > maxTitleLength ? { title: strings.titleTooLong(title.length - maxTitleLength) } : {}),
    ...(over > 0
      ? { text: strings.textTooLong(over) }
      : isBlankText(text) && imagesOfPost({ images }, 0).length === 0
        ? { text: strings.empty }
        : {}),
    ...(threadOver > 0 ? { thread: strings.textTooLong(threadOver) } : {}),
    ...(isReply || areAlertsValid(alerts) ? {} : { alerts: strings.alertsOrder }),
  };
}

/** The key under which a draft is stored: that of a stored draft if the intent names one, otherwise one per target. */
export function contextKeyOf(intent: ComposeIntent): string {
  if (intent.draftKey !== undefined) return intent.draftKey;
  if (intent.kind !== 'post') return `${intent.kind}:${intent.postId}`;
  return intent.target === undefined ? 'new' : `channel:${intent.target.channelId}`;
}

/** The key of a further draft for the same target: `new~1a2b3c4d`. */
export function draftKeyBeside(context: string, unique: string = crypto.randomUUID()): string {
  return `${context.split('~')[0]}~${unique.slice(0, 8)}`;
}

/** The inverse: the intent that opens a stored draft. A further draft for the same target has a suffix (`new~1a2b`). */
export function intentOfContext(context: string): ComposeIntent {
  const [base = ''] = context.split('~');
  const [kind, ...rest] = base.split(':');
  const id = rest.join(':');
  const named = base === context && kind !== 'draft' ? {} : { draftKey: context };
  if (kind === 'reply' || kind === 'quote' || kind === 'edit') return { kind, postId: id, ...named };
  return kind === 'channel' ? { kind: 'post', target: { channelId: id }, ...named } : { kind: 'post', ...named };
}
