import type { RatingHistoryEntry, ReputationScores } from '@/api';
import { categoryIds } from '@/api/schema/reputation';
import { day } from '../clock.ts';
import type { Database } from '../database.ts';
import { createRandom } from '../random.ts';
import { pair } from '../table.ts';
import { shownScores } from '../views/user.ts';
import { findUser } from './find.ts';

const maxDays = 365;

/** The scores that a person gained on a day: the recorded ones, or small pseudo-random ones for earlier days without a record. */
function gainOn(db: Database, userId: string, date: string): ReputationScores {
  const recorded = db.scoreChanges.get(pair(userId, date))?.gained;
  if (recorded) return recorded;
  const isToday = date === db.clock.iso().slice(0, 10);
  const rating = db.users.get(userId)?.rating ?? 0;
  if (isToday || rating <= 0) return { '2': { score: 0 }, '3': { score: 0 }, '4': { score: 0 } };
  const random = createRandom(`${userId} ${date}`);
  const step = () => ({ score: random.between(-1, 2) + (random.chance(0.2) ? random.between(-1, 3) : 0) });
  return { '2': step(), '3': step(), '4': step() };
}

/** The scores of each day, oldest first and ending today, calculated backwards from the current scores. */
export function ratingHistory(db: Database, id: string, days = 30): RatingHistoryEntry[] {
  const user = findUser(db, id);
  const scores: ReputationScores = structuredClone(user.scores);
  const entries: RatingHistoryEntry[] = [];
  for (let back = 0; back < Math.min(maxDays, Math.max(1, days)); back += 1) {
    const date = new Date(db.clock.now() - back * day).toISOString().slice(0, 10);
    entries.unshift({ date, reputationScores: shownScores(scores) });
    const gained = gainOn(db, user.id, date);
    for (const category of categoryIds) scores[category] = { score: scores[category].score - gained[category].score };
  }
  return entries;
}
