import { removePicture } from '#server/features/photos/photos.ts';
import type { Context } from '#server/platform/context.ts';
import { type Job, type JobWorker, worker } from '#server/platform/jobs/jobs.ts';
import { askConsentJob, deliverQuestion, deliverShown, storyShownJob } from './deliver-story-mails.ts';
import { forgetNetworks, lockToRemove, removeStory } from './stories.repository.ts';
import { countedSince, removedBefore } from './stories.rules.ts';

const cleaningJob: Job<object> = { name: 'stories.cleaning', schedule: '17 * * * *' };

export function storiesWorkers(context: Context): JobWorker[] {
  return [
    worker(askConsentJob, (person) => deliverQuestion(context, person)),
    worker(storyShownJob, (person) => deliverShown(context, person)),
    worker(cleaningJob, () => removeOldStories(context)),
  ];
}

/** Removes deleted and rejected stories for good after their time, with their pictures, and forgets where stories were sent from. */
export async function removeOldStories({ transact, now }: Pick<Context, 'transact' | 'now'>): Promise<void> {
  const instant = now();
  await transact(async (work) => {
    for (const { id, pictureToken } of await lockToRemove(work.database, removedBefore(instant))) {
      await removeStory(work.database, id);
      if (pictureToken !== null) await removePicture(work, pictureToken);
    }
    await forgetNetworks(work.database, countedSince(instant).ofNetwork);
  });
}
