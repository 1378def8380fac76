import { law } from '@/api/contract/laws';
import { found } from '../refusal.ts';
import type { ShortLinkRow } from '../tables.ts';
import type { Viewer } from '../views/viewer.ts';
import { findPost } from './find.ts';

/** Returns the post's short link, and creates it at the first request. */
export function makeShortLink(viewer: Viewer, postId: string): ShortLinkRow {
  const post = findPost(viewer, postId);
  const [known] = viewer.db.shortLinks.by('post', post.id);
  return known ?? viewer.db.shortLinks.put({ id: viewer.db.shortLinks.nextId(), postId: post.id, numVisits: 0 });
}

export function visitShortLink({ db }: Viewer, id: string): ShortLinkRow {
  const link = found(db.shortLinks.get(id), law.visitShortLink.noLink);
  return db.shortLinks.update(link.id, { numVisits: link.numVisits + 1 });
}
