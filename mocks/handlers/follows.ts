import { laws } from '@/api/contract/laws';
import { endpoints } from '@/api/table';
import { countUnreadOf } from '../db/operations/feeds.ts';
import { clampLimit, listResponse, pageOf } from '../db/operations/paging.ts';
import * as relations from '../db/operations/relations.ts';
import type { UserRow } from '../db/tables.ts';
import { type Viewer, viewFollowingEntry, viewUser } from '../db/views/index.ts';
import { type Implementation, implement } from '../http/implementation.ts';

interface PageQuery extends relations.RelationFilter {
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

function listPeople(viewer: Viewer, people: readonly UserRow[], query: PageQuery) {
  return listResponse(pageOf(people, clampLimit(query.limit, laws.getFollowers.limit), query.offset), (person) => ({
    ...viewUser(viewer, person),
    ...(query.withUnreadPosts === true ? { numUnreadPosts: countUnreadOf(viewer, person.id) } : {}),
  }));
}

export const followHandlers: readonly Implementation[] = [
  implement(endpoints.getFollowers, ({ viewer, params, query }) =>
    listPeople(viewer, relations.relatedPeople(viewer, params.id, 'followers', query), query),
  ),
  implement(endpoints.getFollowing, ({ viewer, params, query }) =>
    listPeople(viewer, relations.relatedPeople(viewer, params.id, 'following', query), query),
  ),
  implement(endpoints.followUser, ({ viewer, caller, params, body }) =>
    viewUser(viewer, relations.follow(viewer, caller, params.id, body.negative ? 'monitor' : 'follow')),
  ),
  implement(endpoints.unfollowUser, ({ db, viewer, caller, params }) => viewUser(viewer, relations.unfollow(db, caller, params.id))),
  implement(endpoints.followChannel, ({ viewer, caller, body }) =>
    viewFollowingEntry(viewer, relations.followChannel(viewer, caller, body.channelId, body.followType)),
  ),
  implement(endpoints.unfollowChannel, ({ viewer, caller, body }) => relations.unfollowChannel(viewer, caller, body.channelId)),
  implement(endpoints.getFollowingChannels, ({ viewer, params, query }) => {
    const fromOnly = query.only === undefined ? undefined : query.only === 'following' ? 'follow' : 'monitor';
    const kind = query.followType ?? fromOnly;
    const page = relations.followedChannels(
      viewer,
      params.userId,
      kind,
      clampLimit(query.limit, laws.getFollowingChannels.limit),
      query.offset,
    );
    return listResponse(page, (row) => viewFollowingEntry(viewer, row));
  }),
];
