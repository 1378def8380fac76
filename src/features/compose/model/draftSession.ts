import type { FileRef } from '@/api';
import { maxImages } from '../constants.ts';
import { strings } from '../strings.ts';
import { type Draft, type DraftImage, isSameDraft, isStored } from './draft.ts';

/** How the upload of one picture stands. */
export type Upload = { readonly share: number } | { readonly problem: string };

/** Everything the composer knows between two actions. */
export interface DraftSession {
  /**
   * `opening` until the browser's storage was read, `unreadable` when that failed, `elsewhere` while another tab writes this draft,
   * `done` once it has been sent or discarded: from then on nothing of it may be saved again.
   */
  readonly phase: 'opening' | 'unreadable' | 'elsewhere' | 'writing' | 'done';
  readonly draft: Draft;
  /** What it started from: nothing, or what the changed post says. */
  readonly original: Draft;
  /** By the picture's id; one that is not in here is stored, or waits for its turn. */
  readonly uploads: Readonly<Record<string, Upload>>;
  /** The picture that is being described. It is uploaded with all of its words, not with every letter of them. */
  readonly describing?: string | undefined;
  /** Sentences about files that could not be attached. */
  readonly refusals: readonly string[];
  /** How often the person has tried to publish: from the first time on problems are said beside the fields. */
  readonly tries: number;
  /** Counts changes of the draft, so that a save that comes back knows whether it was the last. */
  readonly revision: number;
  /** The revision that the browser keeps; -1 while it keeps none. */
  readonly keptRevision: number;
  /** The browser refused to keep it. */
  readonly isKeepingRefused: boolean;
}

export type DraftSessionAction =
  /** `isAtRisk`: what was found lasts no longer than the page. */
  | { readonly type: 'opened'; readonly kept: Draft | undefined; readonly isAtRisk?: boolean }
  | { readonly type: 'unreadable' }
  | { readonly type: 'lockedElsewhere' }
  | { readonly type: 'changed'; readonly parts: Partial<Omit<Draft, 'images'>> }
  | { readonly type: 'picked'; readonly images: readonly DraftImage[]; readonly refusals: readonly string[] }
  | { readonly type: 'uploading'; readonly id: string; readonly share: number }
  | { readonly type: 'uploaded'; readonly id: string; readonly file: FileRef }
  | { readonly type: 'uploadFailed'; readonly id: string; readonly problem: string }
  | { readonly type: 'uploadRetried'; readonly id: string }
  /** The person looks at a picture to describe it; without an id no longer. */
  | { readonly type: 'describing'; readonly id?: string | undefined }
  | { readonly type: 'described'; readonly id: string; readonly alt: string }
  | { readonly type: 'removed'; readonly id: string }
  | { readonly type: 'moved'; readonly id: string; readonly to: number }
  | { readonly type: 'kept'; readonly revision: number; readonly isKept: boolean }
  | { readonly type: 'tried' }
  | { readonly type: 'done' };

export function startDraftSession(original: Draft): DraftSession {
  return {
    phase: 'opening',
    draft: original,
    original,
    uploads: {},
    refusals: [],
    tries: 0,
    revision: 0,
    keptRevision: -1,
    isKeepingRefused: false,
  };
}

/** The whole life of what is being written, without any effect. What comes late (an upload, a save) names what it is about. */
export function reduceDraftSession(state: DraftSession, action: DraftSessionAction): DraftSession {
  const { draft } = state;
  if (state.phase === 'done') return state;
  switch (action.type) {
    case 'opened':
      if (state.phase === 'writing') return state;
      return {
        ...state,
        phase: 'writing',
        draft: action.kept ?? state.original,
        keptRevision: action.kept && !action.isAtRisk ? state.revision : -1,
        isKeepingRefused: action.isAtRisk === true,
      };
    case 'unreadable':
      return state.phase === 'writing' ? state : { ...state, phase: 'unreadable' };
    case 'lockedElsewhere':
      return { ...state, phase: 'elsewhere' };
    case 'changed':
      return withDraft(state, { ...draft, ...action.parts });
    case 'picked':
      return pick(state, action.images, action.refusals);
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
    case 'kept':
      // Nothing is new: whoever hears of it would try at once again.
      if (!action.isKept && state.isKeepingRefused) return state;
      return { ...state, keptRevision: action.isKept ? action.revision : state.keptRevision, isKeepingRefused: !action.isKept };
    case 'tried':
      return { ...state, tries: state.tries + 1 };
    case 'done':
      return { ...state, phase: 'done' };
  }
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

function pick(state: DraftSession, images: readonly DraftImage[], refusals: readonly string[]): DraftSession {
  const room = maxImages - state.draft.images.length;
  const found = images.length > room ? [...refusals, strings.tooManyImages(maxImages)] : refusals;
  const taken = images.slice(0, Math.max(0, room));
  const next = { ...state, refusals: found };
  return taken.length === 0 ? next : withDraft(next, { ...state.draft, images: [...state.draft.images, ...taken] });
}

/** The server has it: the chosen file itself need not be kept any longer. One that was taken out meanwhile stays out. */
function store(state: DraftSession, id: string, file: FileRef): DraftSession {
  if (!hasImage(state, id)) return state;
  return withImages(withUpload(state, id, undefined), (image) => (image.id === id ? { ...image, file, blob: undefined } : image));
}

function move(state: DraftSession, id: string, to: number): DraftSession {
  const image = state.draft.images.find((each) => each.id === id);
  if (!image) return state;
  const others = state.draft.images.filter((each) => each.id !== id);
  const at = Math.min(Math.max(to, 0), others.length);
  return withDraft(state, { ...state.draft, images: [...others.slice(0, at), image, ...others.slice(at)] });
}

/** Whether anything was written that would be lost. */
export const isChanged = ({ draft, original }: DraftSession): boolean => !isSameDraft(draft, original);

/** Whether there are fields to write in, or something else in their place. */
export const hasFields = ({ phase }: DraftSession): boolean => phase !== 'elsewhere' && phase !== 'unreadable';

/** Whether the browser keeps what stands in the fields now. */
export const isKept = ({ keptRevision, revision }: DraftSession): boolean => keptRevision === revision;

/** Pictures whose upload should begin now. One after another: a phone's line is narrow. */
export function nextUpload({ phase, draft, uploads, describing }: DraftSession): DraftImage | undefined {
  const isBusy = Object.values(uploads).some((upload) => 'share' in upload);
  if (phase !== 'writing' || isBusy) return undefined;
  return draft.images.find((image) => !isStored(image) && !(image.id in uploads) && image.id !== describing);
}
