/** The kinds of connection, in the order of the tabs. */
export const connectionTypes = ['followers', 'following', 'monitoring', 'channels'] as const;
export type ConnectionType = (typeof connectionTypes)[number];

/** The lists of a person: only they know whom they monitor. */
export const connectionTypesOf = (isOwn: boolean): readonly ConnectionType[] =>
  connectionTypes.filter((type) => isOwn || type !== 'monitoring');

/** The list that the address names with `?type=`: the followers without one and for a list that is somebody else's own; undefined for an unknown one. */
export function parseConnectionType(param: string | null, isOwn: boolean): ConnectionType | undefined {
  if (!param) return 'followers';
  const type = connectionTypes.find((known) => known === param);
  return type === undefined || connectionTypesOf(isOwn).includes(type) ? type : 'followers';
}

export const channelKinds = ['all', 'following', 'monitoring'] as const;
export type ChannelKind = (typeof channelKinds)[number];

/** The channels that `?only=` selects; all of them unless it names one of the two follow types. */
export function parseChannelKind(param: string | null): ChannelKind {
  return channelKinds.find((kind) => kind === param) ?? 'all';
}

/** The filters and additions of a list of people. */
export interface Filters {
  /** Only verified people. */
  readonly verified: boolean;
  /** Adds the number of unread posts of each person, and puts people with unread posts first. */
  readonly withUnreadPosts: boolean;
}

export function parseFilters(params: URLSearchParams): Filters {
  return { verified: params.get('verified') === 'true', withUnreadPosts: params.get('withUnreadPosts') === 'true' };
}

export const sortings = ['newest', 'oldest', 'rated'] as const;
export type Sorting = (typeof sortings)[number];

interface Sortable {
  readonly rating: number;
}

/** Sorts the loaded people. The server's order is the newest connection first; people of equal rating keep it. */
export function sorted<T extends Sortable>(people: readonly T[], by: Sorting | null): readonly T[] {
  if (by === 'oldest') return people.toReversed();
  return by === 'rated' ? people.toSorted((a, b) => b.rating - a.rating) : people;
}
