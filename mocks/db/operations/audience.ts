import type { Database } from '../database.ts';
import { allRows, type PostRow } from '../tables.ts';
import { createViewer } from '../views/viewer.ts';

/** The recipients of a live event about a post that `actorId` caused: everybody, unless the post is private or somebody is blocked. */
export function audienceOf(db: Database, post: PostRow, actorId: string): readonly string[] | 'everybody' {
  const channel = db.channels.get(post.channelId);
  const isPrivate = channel?.ownerType === 'organization' && db.organizations.get(channel.ownerId)?.isPrivate === true;
  const hasBlocks = [post.authorUserId, actorId].some((id) => db.blocks.by('by', id).length + db.blocks.by('of', id).length > 0);
  if (!isPrivate && !hasBlocks) return 'everybody';
  return db.users.by('active', allRows).flatMap(({ id }) => {
    const viewer = createViewer(db, id);
    return viewer.sees(post) && !viewer.isApartFrom(actorId) ? [id] : [];
  });
}
