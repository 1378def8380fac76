/** Lists of posts, by what they are lists of. */
export type PostListName =
  | 'feed:all'
  | 'feed:following'
  | 'feed:monitoring'
  | 'feed:reply'
  | 'feed:modern'
  | 'feed:intro'
  /** Posts with a tag (without `#`). */
  | `feed:tag:${string}`
  /** Posts and quotes, replies, reposts, unread posts of a person (by id), and what they said when they weighed in. */
  | `profile:${string}`
  | `profile-replies:${string}`
  | `profile-reposts:${string}`
  | `profile-unread:${string}`
  | `profile-comments:${string}`
  /** Posts and replies of a channel (by its id); a group shows those of its default channel. */
  | `channel:${string}`
  | `channel-replies:${string}`
  /** Direct replies to a post. */
  | `replies:${string}`;

/** Lists of people; the id is a person's or a group's. */
export type PeopleListName = 'suggested' | `followers:${string}` | `following:${string}` | `monitoring:${string}`;

/** Every list that the product knows. The same name is the same list, wherever it is shown. */
export type ListName =
  | PostListName
  | PeopleListName
  /** What was found, by the term. */
  | `search:${string}`
  | 'notifications:unread'
  | 'notifications:read'
  | `following-channels:${string}`;
