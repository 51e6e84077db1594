import type { Job } from '#server/platform/jobs/jobs.ts';

/** Tells somebody that their account is about to be deleted, so that a thief cannot do it unnoticed. */
export const deletionNoticeJob: Job<{ accountId: number; requestedAt: string }> = {
  name: 'privacy.deletion-notice',
};

/** Tells somebody that their copy can be fetched. */
export const copyNoticeJob: Job<{ accountId: number; fileKey: string }> = { name: 'privacy.copy-notice' };

/** Makes a copy. */
export const makeCopyJob: Job<{ accountId: number; fileKey: string }> = { name: 'privacy.make-copy' };
