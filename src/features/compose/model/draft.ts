import type { FileRef } from '@/api';
import type { ComposeIntent } from '@/features/posts';
import { firstLink } from '@/shared/lib/text/pieces';
import { maxTextLength, maxTitleLength } from '../constants.ts';
import { strings } from '../strings.ts';
import { type Alerts, areAlertsValid, areSameAlerts, noAlerts } from './thresholds.ts';

/** What leaves no mark on a page: white space, controls, what fonts ignore (zero-width characters, joiners, fillers) and the empty Braille cell. */
const invisible = /[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether nobody would see anything of a text. */
export function isBlankText(text: string): boolean {
  return text.replace(invisible, '') === '';
}

/** A picture of a draft. What has not been stored by the server yet is kept as it was chosen. */
export interface DraftImage {
  readonly id: string;
  readonly name: string;
  /** Description for people who can’t see it. */
  readonly alt: string;
  readonly blob?: Blob | undefined;
  readonly file?: FileRef | undefined;
}

/** A channel of a group that a post is published in. */
export interface Target {
  readonly channelId: string;
  readonly name: string;
  readonly groupName: string;
}

/** What a person has written so far, as it is kept in the browser. */
export interface Draft {
  readonly title: string;
  readonly text: string;
  readonly images: readonly DraftImage[];
  /** Undefined: everybody's feed. */
  readonly target?: Target | undefined;
  readonly isAnyoneCanReply: boolean;
  readonly alerts: Alerts;
  /** The address whose preview was taken away. */
  readonly dismissedLink?: string | undefined;
  readonly isPostToX: boolean;
  readonly isPostToBluesky: boolean;
  /** The draft on the server that this one was opened from. */
  readonly serverDraftId?: string | undefined;
  /** The idempotency key of a post that could not be sent and is corrected now: the server may have it after all. */
  readonly sentKey?: string | undefined;
}

export const emptyDraft: Draft = {
  title: '',
  text: '',
  images: [],
  isAnyoneCanReply: true,
  alerts: noAlerts,
  isPostToX: false,
  isPostToBluesky: false,
};

/** Whether a draft says what it started from, so that there is nothing to keep or to send. Settings alone are nothing written. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  return isSameTitle(one, other) && isSameText(one, other) && areSameImages(one, other);
}

/** Whether what follows from a post besides its words is as it was: who may answer, the alerts and the link's card. */
export function areSameSettings(one: Draft, other: Draft): boolean {
  const isPreviewSame = isPreviewDismissed(one) === isPreviewDismissed(other);
  return one.isAnyoneCanReply === other.isAnyoneCanReply && areSameAlerts(one.alerts, other.alerts) && isPreviewSame;
}

export const isSameTitle = (one: Draft, other: Draft) => one.title.trim() === other.title.trim();
export const isSameText = (one: Draft, other: Draft) => one.text.trim() === other.text.trim();
const imagesOf = ({ images }: Draft) => images.map(({ id, file, alt }) => `${file?.storageId ?? id} ${alt.trim()}`).join('\n');
export const areSameImages = (one: Draft, other: Draft) => imagesOf(one) === imagesOf(other);

/** Whether the author took the card of the first link away. */
export function isPreviewDismissed({ text, dismissedLink }: Draft): boolean {
  return dismissedLink !== undefined && firstLink(text) === dismissedLink;
}

/** Whether the server has a picture as it is described now. */
export function isStored({ file, alt }: DraftImage): boolean {
  return file !== undefined && (file.alt ?? '').trim() === alt.trim();
}

/** What keeps a draft from being published, by field. */
export interface DraftProblems {
  readonly title?: string;
  readonly text?: string;
  readonly alerts?: string;
}

/** `isReply`: it has no alerts, whatever the person's usual ones are. */
export function problemsOf({ title, text, images, alerts }: Draft, isReply = false): DraftProblems {
  const over = text.length - maxTextLength;
  return {
    ...(title.length > maxTitleLength ? { title: strings.titleTooLong(title.length - maxTitleLength) } : {}),
    ...(over > 0 ? { text: strings.textTooLong(over) } : isBlankText(text) && images.length === 0 ? { text: strings.empty } : {}),
    ...(isReply || areAlertsValid(alerts) ? {} : { alerts: strings.alertsOrder }),
  };
}

/** The key under which a draft is kept: one per place where one can write, unless the intent names a kept one. */
export function contextKeyOf(intent: ComposeIntent): string {
  if (intent.draftKey !== undefined) return intent.draftKey;
  if (intent.kind !== 'post') return `${intent.kind}:${intent.postId}`;
  return intent.place === undefined ? 'new' : `channel:${intent.place.channelId}`;
}

/** The key of a draft beside the one of its place: `new~1a2b3c4d`. */
export function draftKeyBeside(context: string, unique: string = crypto.randomUUID()): string {
  return `${context.split('~')[0]}~${unique.slice(0, 8)}`;
}

/** The other way round: what to open for a kept draft. A draft beside the one of its place carries a suffix (`new~1a2b`). */
export function intentOfContext(context: string): ComposeIntent {
  const [place = ''] = context.split('~');
  const [kind, ...rest] = place.split(':');
  const id = rest.join(':');
  const named = place === context && kind !== 'draft' ? {} : { draftKey: context };
  if (kind === 'reply' || kind === 'quote' || kind === 'edit') return { kind, postId: id, ...named };
  return kind === 'channel' ? { kind: 'post', place: { channelId: id }, ...named } : { kind: 'post', ...named };
}
