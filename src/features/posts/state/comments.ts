import { atom } from 'jotai';
import { type PostRow, putRowsAtom } from './postStore.ts';

/** A weigh-in's comment on a post, drawn as an entry of its own. */
export interface WeighInComment {
  /** Created by the list that shows it; the server doesn't know this id. */
  readonly id: string;
  readonly postId: string;
  readonly userId: string;
  readonly description: string;
  readonly createdAt: string;
}

/** Stores comments as rows without replies and weigh-ins; their card leads to the post that they are about. */
export const putCommentsAtom = atom(null, (_get, set, comments: readonly WeighInComment[]) => {
  set(putRowsAtom, comments.map(toRow));
});

function toRow({ id, postId, userId, description, createdAt }: WeighInComment): PostRow {
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
