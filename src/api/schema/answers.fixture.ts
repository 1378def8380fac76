/** A user as the server sends one: every documented field, no extension. */
export function makeUserAnswer(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: 'u1',
    username: 'ada',
    displayName: 'Ada',
    firstName: null,
    lastName: null,
    name: null,
    email: null,
    phone: null,
    roles: [],
    verified: true,
    rating: 99,
    avatarFile: null,
    weighInThresholds: [],
    frequencyHandle: null,
    ...changes,
  };
}

/** A post as the server sends one: every documented field, no extension. */
export function makePostAnswer(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: '000001',
    type: 'post',
    title: null,
    rawText: 'Hello',
    text: 'Hello',
    repostedPostId: null,
    repostedPost: null,
    attachedFileIds: [],
    isAnyoneCanReply: true,
    channelId: null,
    displayedChannelId: null,
    displayedChannel: null,
    postToTwitter: false,
    postToBluesky: false,
    mentions: [],
    urls: [],
    tags: [],
    isComment: false,
    authorUserId: 'u1',
    authorUser: makeUserAnswer(),
    publishedAt: '2026-01-02T03:04:05.000Z',
    createdAt: '2026-01-02T03:04:05.000Z',
    numReplies: 0,
    reactionSets: [],
    isInOrganization: false,
    ...changes,
  };
}
