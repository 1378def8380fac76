import type { SearchHit } from '@/api';
import { allRows } from '../tables.ts';
import { viewOrganization, viewPost, viewUser } from '../views/index.ts';
import type { Viewer } from '../views/viewer.ts';
import { isBannedFrom } from './find.ts';
import { searchPeople } from './people.ts';

const perCollection = 20;
const minimum = 2;

/** Finds people, then posts, then groups, at most 20 of each; `count` is the number of all matches. */
export function searchAll(viewer: Viewer, query: string): { results: SearchHit[]; count: number } {
  const text = query.trim().toLowerCase();
  if (text.length < minimum) return { results: [], count: 0 };
  const { db, userId } = viewer;
  const contains = (...parts: readonly (string | null)[]) => parts.some((part) => part?.toLowerCase().includes(text));

  const people = searchPeople(viewer, text, perCollection);
  const posts = [...db.posts.newest('all', allRows)].filter((post) => contains(post.title, post.rawText) && viewer.sees(post));
  const groups = db.organizations
    .by('all', allRows)
    .filter((group) => contains(group.name, group.username, group.description) && !(userId !== null && isBannedFrom(db, group.id, userId)));
  return {
    results: [
      ...people.rows.map((row): SearchHit => ({ collection: 'users', item: viewUser(viewer, row) })),
      ...posts.slice(0, perCollection).map((row): SearchHit => ({ collection: 'posts', item: viewPost(viewer, row) })),
      ...groups.slice(0, perCollection).map((row): SearchHit => ({ collection: 'groups', item: viewOrganization(viewer, row) })),
    ],
    count: people.count + posts.length + groups.length,
  };
}
