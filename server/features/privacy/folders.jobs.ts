import type { Job } from '#server/platform/jobs/jobs.ts';

/** Removes folders of the file store whose owner is gone, or whose copy is over. */
export const removeFoldersJob: Job<{ folders: string[] }> = { name: 'privacy.remove-folders' };
