import type { CurrentUser, FileRef } from '@/api';
import type { ComposeIntent, PostRow } from '@/features/posts';
import { type Draft, emptyDraft } from './draft.ts';
import { toAlerts } from './thresholds.ts';

/** What the composer is about. */
export interface Subject {
  /** What is written, or what the changed post is. */
  readonly type: 'post' | 'reply' | 'quote';
  /** The post that it answers or quotes. */
  readonly targetId: string | undefined;
  /** Where writing starts: nothing, or what the changed post says. */
  readonly original: Draft;
}

/** What a new post begins with besides its words. */
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
  const channelId = intent.place?.channelId;
  return {
    type: intent.kind,
    targetId: intent.kind === 'post' ? undefined : intent.postId,
    original: {
      ...emptyDraft,
      alerts: toAlerts(user?.weighInThresholds),
      // Only where an account is connected; what was chosen before stays chosen for when it is again.
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

/** Where a server sends no files with a post, the ids that it sends keep its pictures: what is sent of a change replaces them all. */
const fileOfId = (id: string): FileRef => ({ id, storageId: id });
