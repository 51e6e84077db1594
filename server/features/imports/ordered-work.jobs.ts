import type { Job } from '#server/platform/jobs/jobs.ts';

/** Goes on with an import for a while, and asks for itself again. */
export const runImportJob: Job<{ importId: number }> = { name: 'imports.run' };

/** Makes the link of an invitation and mails it. The link itself is made by the job, so the queue never holds it. */
export const deliverInvitationJob: Job<{ invitationId: number }> = { name: 'imports.deliver-invitation' };
