import type { ComposeIntent, PostRow } from '@/features/posts';
import { type Draft, emptyDraft } from './draft.ts';

/** What the composer is about. */
export interface Subject {
  /** What is written, or what the changed post is. */
  readonly type: 'post' | 'reply' | 'quote';
  /** The post that it answers or quotes. */
  readonly targetId: string | undefined;
  /** Where writing starts: nothing, or what the changed post says. */
  readonly original: Draft;
}

/** Reads an intent. `edited` is the post that an `edit` changes. */
export function subjectOf(intent: ComposeIntent, edited: PostRow | undefined): Subject {
  if (intent.kind !== 'edit') {
    return { type: intent.kind, targetId: intent.kind === 'post' ? undefined : intent.postId, original: emptyDraft };
  }
  return {
    type: edited?.type === 'reply' || edited?.type === 'quote' ? edited.type : 'post',
    targetId: edited?.repostedPostId ?? undefined,
    original: edited ? draftOf(edited) : emptyDraft,
  };
}

/** A published post as the composer shows it. */
function draftOf({ title, rawText, text, attachedFiles, attachedFileIds }: PostRow): Draft {
  return {
    title: title ?? '',
    text: rawText ?? text ?? '',
    files: (attachedFiles ?? []).map((file, index) => ({ ...file, id: file.id ?? attachedFileIds[index] })),
  };
}
