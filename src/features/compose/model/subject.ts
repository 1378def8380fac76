import type { CurrentUser, FileRef } from '@/api';
import type { ComposeIntent, PostRow } from '@/features/posts';
import { type Draft, emptyDraft } from './draft.ts';
import { toAlerts } from './thresholds.ts';

/** The kind of post in the composer, the post that it refers to, and its initial draft. */
export interface Subject {
  /** The type of the new or changed post. */
  readonly type: 'post' | 'reply' | 'quote';
  /** The post that it answers or quotes. */
  readonly targetId: string | undefined;
  /** The initial draft: an empty one, or the content of the changed post. */
  readonly original: Draft;
}

/** The initial settings of a new post. */
export interface Usual {
  readonly user: Pick<CurrentUser, 'weighInThresholds' | 'xAccount' | 'blueskyAccount'> | undefined;
  readonly isPostToX: boolean;
  readonly isPostToBluesky: boolean;
}

type Published = Pick<
  PostRow,
  'title' | 'rawText' | 'text' | 'attachedFiles' | 'attachedFileIds' | 'urls' | 'isAnyoneCanReply' | 'weighInThresholds'
>;

/** Reads an intent. `edited` is the post that an `edit` changes. */
export function subjectOf(intent: ComposeIntent, edited: PostRow | undefined, usual: Usual): Subject {
  if (intent.kind === 'edit') {
    return {
      type: edited?.type === 'reply' || edited?.type === 'quote' ? edited.type : 'post',
      targetId: edited?.repostedPostId ?? undefined,
      original: edited ? draftOf(edited) : emptyDraft,
    };
  }
  const { user, isPostToX, isPostToBluesky } = usual;
  const channelId = intent.target?.channelId;
  return {
    type: intent.kind,
    targetId: intent.kind === 'post' ? undefined : intent.postId,
    original: {
      ...emptyDraft,
      alerts: toAlerts(user?.weighInThresholds),
      // Only for a connected account; the stored choice stays for when the account is connected again.
      isPostToX: isPostToX && Boolean(user?.xAccount),
      isPostToBluesky: isPostToBluesky && Boolean(user?.blueskyAccount),
      ...(channelId === undefined ? {} : { target: { channelId, name: '', groupName: '' } }),
    },
  };
}

/** A published post as the composer shows it. */
export function draftOf(post: Published): Draft {
  const { title, rawText, text, attachedFiles, attachedFileIds, urls } = post;
  return {
    ...emptyDraft,
    title: title ?? '',
    text: rawText ?? text ?? '',
    images: (attachedFiles ?? attachedFileIds.map(fileOfId)).map((file, index) => ({
      id: file.storageId,
      name: file.name ?? '',
      alt: file.alt ?? '',
      file: { ...file, id: file.id ?? attachedFileIds[index] },
    })),
    isAnyoneCanReply: post.isAnyoneCanReply,
    alerts: toAlerts(post.weighInThresholds),
    dismissedLink: urls.find(({ isDisabledPreview }) => isDisabledPreview)?.url,
  };
}

/** If the server sends only the ids of a post's files, these keep its pictures: a change replaces the whole list of files. */
const fileOfId = (id: string): FileRef => ({ id, storageId: id });
