import { laws } from '@/api/contract/laws';
import { noUser } from '@/api/contract/refusals';
import { endpoints } from '@/api/table';
import { findByUsername, findUser } from '../db/operations/find.ts';
import { deleteAccount } from '../db/operations/leaving.ts';
import { clampLimit, listResponse } from '../db/operations/paging.ts';
import * as people from '../db/operations/people.ts';
import { ratingHistory } from '../db/operations/ratings.ts';
import * as relations from '../db/operations/relations.ts';
import { found } from '../db/refusal.ts';
import { viewCurrentUser, viewProfile, viewUser } from '../db/views/index.ts';
import { type Implementation, implement, implementPublic } from '../http/implementation.ts';

const categories = [
  { id: 2, name: 'Insightfulness' },
  { id: 3, name: 'Relevance' },
  { id: 4, name: 'Politeness' },
] as const;

export const userHandlers: readonly Implementation[] = [
  implement(endpoints.getCurrentUser, ({ viewer, caller }) => viewCurrentUser(viewer, caller)),
  implement(endpoints.deleteAccount, ({ db, caller, session }) => {
    deleteAccount(db, caller);
    session.end();
  }),
  implement(endpoints.getUser, ({ db, viewer, params }) => viewProfile(viewer, findUser(db, params.id))),
  implementPublic(endpoints.getUserByUsername, ({ db, viewer, params }) =>
    viewProfile(viewer, found(findByUsername(db, params.username), noUser)),
  ),
  implement(endpoints.searchUsers, ({ viewer, query }) => {
    const page = people.searchPeople(viewer, query.search ?? '', clampLimit(query.limit, laws.searchUsers.limit), query.autocomplete);
    return listResponse(page, (row) => viewUser(viewer, row));
  }),
  implement(endpoints.getSuggestedUsers, ({ viewer, caller, query }) =>
    listResponse(people.suggestPeople(viewer, caller, clampLimit(query.limit, laws.getSuggestedUsers.limit)), (row) =>
      viewUser(viewer, row),
    ),
  ),
  implement(endpoints.getRatingHistory, ({ db, params, query }) => {
    const results = ratingHistory(db, params.id, query.days);
    return { results, count: results.length };
  }),
  implementPublic(endpoints.getReputationCategories, () => ({ results: [...categories], count: categories.length })),
  implement(endpoints.blockUser, ({ db, caller, params, fresh }) => viewUser(fresh(), relations.block(db, caller, params.id))),
  implement(endpoints.unblockUser, ({ db, caller, params, fresh }) => viewUser(fresh(), relations.unblock(db, caller, params.id))),
];
