import type { Work } from '#server/platform/database/transact.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';

/** Removes folders of the store, by their tokens. */
export const removeFilesJob: Job<{ tokens: string[] }> = { name: 'photos.remove-files' };

const mostInOneJob = 200;

/** Has the files of photos removed as soon as the change that forgets them is committed. */
export async function removeFiles(
  { enqueue }: Pick<Work, 'enqueue'>,
  photos: readonly { token: string; sourceToken?: string }[],
): Promise<void> {
  const tokens = photos.flatMap(({ token, sourceToken }) =>
    sourceToken === undefined ? [token] : [token, sourceToken],
  );
  for (let start = 0; start < tokens.length; start += mostInOneJob) {
    await enqueue(removeFilesJob, { tokens: tokens.slice(start, start + mostInOneJob) });
  }
}
