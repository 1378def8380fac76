import { pair } from '../table.ts';
import { allRows, type UserRow } from '../tables.ts';
import type { Viewer } from '../views/viewer.ts';
import { type Page, pageOf } from './paging.ts';

const lower = (text: string | null) => text?.toLowerCase() ?? '';

/** Whether username or names contain the (lower-case) text. */
const mentions = (user: UserRow, text: string) =>
  [user.username, user.displayName, user.firstName, user.lastName].some((part) => lower(part).includes(text));

/** Sorts people whose username starts with the text first, then by rating. */
function byRelevance(text: string): (a: UserRow, b: UserRow) => number {
  const isPrefix = (user: UserRow) => (lower(user.username).startsWith(text) ? 0 : 1);
  return (a, b) => isPrefix(a) - isPrefix(b) || b.rating - a.rating;
}

/** Finds active people by the start of the username, or anywhere in username and names; leaves out people separated by a block. */
export function searchPeople(viewer: Viewer, search: string, limit: number, isPrefixOnly = false): Page<UserRow> {
  const text = search.trim().replace(/^@/, '').toLowerCase();
  const fits = (user: UserRow) => (isPrefixOnly ? lower(user.username).startsWith(text) : mentions(user, text));
  const people = viewer.db.users.by('active', allRows).filter((user) => fits(user) && !viewer.isApartFrom(user.id));
  return pageOf(people.sort(byRelevance(text)), limit);
}

/** People whom the caller doesn't follow yet, highest rating first. */
export function suggestPeople(viewer: Viewer, caller: UserRow, limit: number): Page<UserRow> {
  const { db } = viewer;
  const isNew = (user: UserRow) =>
    user.id !== caller.id && user.username !== null && !viewer.isApartFrom(user.id) && !db.follows.get(pair(caller.id, user.id));
  return pageOf(
    db.users
      .by('active', allRows)
      .filter(isNew)
      .sort((a, b) => b.rating - a.rating),
    limit,
  );
}
