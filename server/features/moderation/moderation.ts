import type { Database } from '#server/platform/database/database.ts';
import { countItems } from './review-items.repository.ts';

/** How many items of the review queue wait, held ones not among them, and since when the oldest. */
export async function countWaitingReviews(
  database: Database,
): Promise<{ waiting: number; oldestAt: Date | null }> {
  const { waiting, oldestAt } = await countItems(database);
  return { waiting, oldestAt };
}
