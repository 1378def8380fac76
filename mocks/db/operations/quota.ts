import { postLimit } from '@/api/contract/refusals';
import { hour } from '../clock.ts';
import type { Database } from '../database.ts';
import { refuse } from '../refusal.ts';
import type { UserRow } from '../tables.ts';

/** Posts per hour by tier, from the lowest percentile upwards. */
const tiers = [
  { from: 95, posts: 100 },
  { from: 80, posts: 80 },
  { from: 65, posts: 60 },
  { from: 35, posts: 40 },
  { from: 0, posts: 20 },
] as const;

/** How many posts an hour a person with this rating may write. */
export function quotaOf(rating: number): number {
  const percentile = Math.floor(Math.min(100, (Math.log10(Math.max(0, rating) + 1) / 4) * 100));
  return tiers.find((tier) => percentile >= tier.from)?.posts ?? 20;
}

/** Refuses with 429 when the person has used up the posts of the last hour. Counts posts of every type, including deleted ones. */
export function checkQuota(db: Database, author: UserRow): void {
  const since = new Date(db.clock.now() - hour).toISOString();
  const quota = quotaOf(author.rating);
  let written = 0;
  for (const post of db.posts.newest('written', author.id)) {
    if (post.publishedAt <= since) return;
    written += 1;
    // The wait ends when the oldest post within the quota is an hour old.
    if (written >= quota) refuse(postLimit, Math.ceil((Date.parse(post.publishedAt) + hour - db.clock.now()) / 1000));
  }
}
