import type { FileRef } from '@/api';
import { maxImages } from '../constants.ts';
import { strings } from '../strings.ts';
import { type Draft, type DraftImage, imagesOfPost, isSameDraft, isStored } from './draft.ts';

/** The state of one picture's upload. */
export type Upload = { readonly share: number } | { readonly problem: string };

/** The state of the composer between two actions. */
export interface DraftSession {
  /**
   * `opening` until the browser's storage was read, `unreadable` if that failed, `elsewhere` while another tab writes this draft,
   * `done` once it was sent or discarded, after which it must not be saved again.
   */
  readonly phase: 'opening' | 'unreadable' | 'elsewhere' | 'writing' | 'done';
  readonly draft: Draft;
  /** The draft that it started from: an empty one, or the content of the post that is changed. */
  readonly original: Draft;
  /** By the picture's id; a picture that isn't in here is stored, or waits for its turn. */
  readonly uploads: Readonly<Record<string, Upload>>;
  /** Id of the picture that is being described. It is uploaded once the description is complete, not after every letter. */
  readonly describing?: string | undefined;
  /** Messages about files that couldn't be attached. */
  readonly refusals: readonly string[];
  /** Messages about files that were changed to be attached. */
  readonly notices: readonly string[];
  /** The post of the thread that these messages are about. */
  readonly pickedFor: number;
  /** It ended because it was sent, so that uploads under way go on. */
  readonly isSent?: boolean | undefined;
  /** How often the person has tried to publish: problems are shown beside the fields after the first try. */
  readonly tries: number;
  /** Counts changes of the draft, so that a finished save knows whether it saved the latest one. */
  readonly revision: number;
  /** The revision that the browser has stored; -1 if none. */
  readonly storedRevision: number;
  /** The browser refused to store it. */
  readonly isStorageRefused: boolean;
}

export type DraftSessionAction =
  /** `isAtRisk`: the draft is only in the page's memory. `isLate`: the storage was read after all, although the fields are open already. */
  | { readonly type: 'opened'; readonly stored: Draft | undefined; readonly isAtRisk?: boolean; readonly isLate?: boolean }
  | { readonly type: 'unreadable' }
  | { readonly type: 'lockedElsewhere' }
  | { readonly type: 'changed'; readonly parts: Partial<Omit<Draft, 'images'>> }
  | {
      readonly type: 'picked';
      /** The further post of the thread, from 1, or 0. */
      readonly post?: number;
      readonly images: readonly DraftImage[];
      readonly refusals: readonly string[];
      readonly notices?: readonly string[];
    }
  | { readonly type: 'uploading'; readonly id: string; readonly share: number }
  | { readonly type: 'uploaded'; readonly id: string; readonly file: FileRef }
  | { readonly type: 'uploadFailed'; readonly id: string; readonly problem: string }
  | { readonly type: 'uploadRetried'; readonly id: string }
  /** The person opened a picture to describe it; without an id they closed it. */
  | { readonly type: 'describing'; readonly id?: string | undefined }
  | { readonly type: 'described'; readonly id: string; readonly alt: string }
  | { readonly type: 'removed'; readonly id: string }
  | { readonly type: 'moved'; readonly id: string; readonly to: number }
  /** A further post was removed with its images; `index` counts from 0. */
  | { readonly type: 'furtherRemoved'; readonly index: number }
  | { readonly type: 'stored'; readonly revision: number; readonly isStored: boolean }
  | { readonly type: 'tried' }
  | { readonly type: 'done'; readonly isSent?: boolean };

export function startDraftSession(original: Draft): DraftSession {
  return {
    phase: 'opening',
    draft: original,
    original,
    uploads: {},
    refusals: [],
    notices: [],
    pickedFor: 0,
    tries: 0,
    revision: 0,
    storedRevision: -1,
    isStorageRefused: false,
  };
}

/** The state machine of a draft, without side effects. Actions that come late (an upload, a save) carry the id or revision they refer to. */
export function reduceDraftSession(state: DraftSession, action: DraftSessionAction): DraftSession {
  const { draft } = state;
  if (state.phase === 'done') return state;
  switch (action.type) {
    case 'opened':
      if (state.phase === 'writing' && (!action.isLate || state.revision > 0)) return state;
      return {
        ...state,
        phase: 'writing',
        draft: hasEarlyChanges(state) ? withEarlyChanges(action.stored ?? state.original, state) : (action.stored ?? state.original),
        storedRevision: action.stored && !action.isAtRisk && !hasEarlyChanges(state) ? state.revision : -1,
        isStorageRefused: action.isAtRisk === true,
      };
    case 'unreadable':
      return state.phase === 'writing' ? state : { ...state, phase: 'unreadable' };
    case 'lockedElsewhere':
      return { ...state, phase: 'elsewhere' };
    case 'changed':
      return withDraft(state, { ...draft, ...action.parts });
    case 'picked':
      return pick({ ...state, notices: action.notices ?? [], pickedFor: action.post ?? 0 }, action.images, action.refusals);
    case 'uploading':
      return hasImage(state, action.id) ? withUpload(state, action.id, { share: action.share }) : state;
    case 'uploaded':
      return store(state, action.id, action.file);
    case 'uploadFailed':
      return hasImage(state, action.id) ? withUpload(state, action.id, { problem: action.problem }) : state;
    case 'uploadRetried':
      return withUpload(state, action.id, undefined);
    case 'describing':
      return { ...state, describing: action.id };
    case 'described':
      return withImages(withUpload(state, action.id, undefined), (image) =>
        image.id === action.id ? { ...image, alt: action.alt } : image,
      );
    case 'removed':
      return withDraft(withUpload(state, action.id, undefined), { ...draft, images: draft.images.filter(({ id }) => id !== action.id) });
    case 'moved':
      return move(state, action.id, action.to);
    case 'furtherRemoved':
      return withDraft(state, withoutFurther(draft, action.index));
    case 'stored':
      // The same state is returned, because a change would make the listeners save again at once.
      if (!action.isStored && state.isStorageRefused) return state;
      return { ...state, storedRevision: action.isStored ? action.revision : state.storedRevision, isStorageRefused: !action.isStored };
    case 'tried':
      return { ...state, tries: state.tries + 1 };
    case 'done':
      return { ...state, phase: 'done', isSent: action.isSent };
  }
}

/** Whether the person wrote something before the stored draft was read. */
export const hasEarlyChanges = ({ phase, revision }: DraftSession): boolean =>
  (phase === 'opening' || phase === 'unreadable') && revision > 0;

/** The stored draft with what was written before it was read: text joins its end, where the caret is, and changed settings replace its own. */
function withEarlyChanges(kept: Draft, { draft, original }: DraftSession): Draft {
  const settings = Object.entries(draft).filter(([key, value]) => value !== original[key as keyof Draft]);
  return {
    ...kept,
    ...Object.fromEntries(settings),
    title: kept.title + insertedPart(original.title, draft.title),
    text: kept.text + insertedPart(original.text, draft.text),
  };
}

/** The part of `after` that was inserted into `before`. */
function insertedPart(before: string, after: string): string {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < before.length - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.slice(start, after.length - end);
}

const hasImage = ({ draft }: DraftSession, id: string) => draft.images.some((image) => image.id === id);

function withDraft(state: DraftSession, draft: Draft): DraftSession {
  return { ...state, draft, revision: state.revision + 1 };
}

function withImages(state: DraftSession, change: (image: DraftImage) => DraftImage): DraftSession {
  return withDraft(state, { ...state.draft, images: state.draft.images.map(change) });
}

function withUpload(state: DraftSession, id: string, upload: Upload | undefined): DraftSession {
  const { [id]: _previous, ...others } = state.uploads;
  return { ...state, uploads: upload ? { ...others, [id]: upload } : others };
}

function withoutFurther(draft: Draft, index: number): Draft {
  const removed = index + 1;
  const images = draft.images.filter(({ post }) => post !== removed);
  return {
    ...draft,
    thread: draft.thread.filter((_, each) => each !== index),
    images: images.map((image) => (image.post && image.post > removed ? { ...image, post: image.post - 1 } : image)),
  };
}

function pick(state: DraftSession, picked: readonly DraftImage[], refusals: readonly string[]): DraftSession {
  const { pickedFor } = state;
  // The post may have been removed while its images were being checked.
  const images =
    pickedFor > state.draft.thread.length ? [] : picked.map((image) => (pickedFor > 0 ? { ...image, post: pickedFor } : image));
  const space = maxImages - imagesOfPost(state.draft, pickedFor).length;
  const messages = images.length > space ? [...refusals, strings.tooManyImages(maxImages)] : refusals;
  const accepted = images.slice(0, Math.max(0, space));
  const next = { ...state, refusals: messages };
  return accepted.length === 0 ? next : withDraft(next, { ...state.draft, images: [...state.draft.images, ...accepted] });
}

/** Replaces a picture's chosen file by the server's reference. A picture that was removed meanwhile stays removed. */
function store(state: DraftSession, id: string, file: FileRef): DraftSession {
  if (!hasImage(state, id)) return state;
  return withImages(withUpload(state, id, undefined), (image) => (image.id === id ? { ...image, file, blob: undefined } : image));
}

function move(state: DraftSession, id: string, to: number): DraftSession {
  const image = state.draft.images.find((each) => each.id === id);
  if (!image) return state;
  const { images } = state.draft;
  const ofPost = imagesOfPost(state.draft, image.post ?? 0);
  const others = ofPost.filter((each) => each.id !== id);
  const at = Math.min(Math.max(to, 0), others.length);
  const moved = [...others.slice(0, at), image, ...others.slice(at)];
  return withDraft(state, { ...state.draft, images: [...images.filter((each) => !ofPost.includes(each)), ...moved] });
}

/** Whether the draft has changes that could be lost. */
export const isChanged = ({ draft, original }: DraftSession): boolean => !isSameDraft(draft, original);

/** Whether the composer shows its fields rather than a message in their place. */
export const hasFields = ({ phase }: DraftSession): boolean => phase !== 'elsewhere' && phase !== 'unreadable';

/** Whether the browser has stored the current content of the fields. */
export const isDraftStored = ({ storedRevision, revision }: DraftSession): boolean => storedRevision === revision;

/** The picture whose upload should begin now. They are uploaded one after another, because a phone's connection is slow. */
export function nextUpload({ phase, draft, uploads, describing }: DraftSession): DraftImage | undefined {
  const isBusy = Object.values(uploads).some((upload) => 'share' in upload);
  if (phase !== 'writing' || isBusy) return undefined;
  return draft.images.find((image) => !isStored(image) && !(image.id in uploads) && image.id !== describing);
}
