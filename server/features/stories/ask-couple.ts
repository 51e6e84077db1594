import type { Work } from '#server/platform/database/transact.ts';
import { askConsentJob } from './deliver-story-mails.ts';
import { insertConsents } from './story-consents.repository.ts';

type Couple = { id: number; brideId: number | null; groomId: number | null };

/** Has the couple of a story asked by mail whether they agree. From then on they see it in their settings, too. */
export async function askBoth(work: Work, story: Couple): Promise<void> {
  const asked = await openConsents(work, story);
  for (const accountId of asked) await work.enqueue(askConsentJob, { storyId: story.id, accountId });
}

/** Lets the couple of a story answer by their links; returns those who could not before. */
export async function openConsents({ database }: Pick<Work, 'database'>, story: Couple): Promise<number[]> {
  const { id: storyId, brideId, groomId } = story;
  return insertConsents(database, [
    ...(brideId === null ? [] : [{ storyId, accountId: brideId, side: 'bride' as const }]),
    ...(groomId === null ? [] : [{ storyId, accountId: groomId, side: 'groom' as const }]),
  ]);
}
