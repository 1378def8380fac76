/** Names of the lists of posts. */
export type PostListName =
  | 'feed:all'
  | 'feed:following'
  | 'feed:monitoring'
  | 'feed:reply'
  | 'feed:modern'
  | 'feed:intro'
  /** Posts with a tag (without `#`). */
  | `feed:tag:${string}`
  | `feed:modern-tag:${string}`
  /** Posts and quotes, replies, reposts and unread posts of a person (by id), and the comments of their weigh-ins. */
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

/** Names of all lists. Screens that use the same name share one list. */
export type ListName =
  | PostListName
  | PeopleListName
  /** Search results, by the term. */
  | `search:${string}`
  | 'notifications:unread'
  | 'notifications:read'
  | `following-channels:${string}`;
