import { atom } from 'jotai';
import { type PostRow, putRowsAtom } from './postStore.ts';

/** What somebody said when they weighed in on a post, to be drawn as an entry of its own. */
export interface SaidWithWeighIn {
  /** Made up by whoever lists it; the server does not know it. */
  readonly id: string;
  readonly postId: string;
  readonly userId: string;
  readonly description: string;
  readonly createdAt: string;
}

/** Stores them as rows that can be read but neither answered nor weighed; their card leads to the post they are about. */
export const putCommentsAtom = atom(null, (_get, set, comments: readonly SaidWithWeighIn[]) => {
  set(putRowsAtom, comments.map(toRow));
});

function toRow({ id, postId, userId, description, createdAt }: SaidWithWeighIn): PostRow {
  return {
    id,
    type: 'reply',
    isComment: true,
    isReactionComment: true,
    title: null,
    rawText: description,
    text: description,
    repostedPostId: postId,
    isTargetMissing: false,
    authorUserId: userId,
    publishedAt: createdAt,
    createdAt,
    attachedFileIds: [],
    isAnyoneCanReply: false,
    channelId: null,
    displayedChannelId: null,
    displayedChannel: null,
    postToTwitter: false,
    postToBluesky: false,
    mentions: [],
    urls: [],
    tags: [],
    numReplies: 0,
    reactionSets: [],
    isInOrganization: false,
  };
}
