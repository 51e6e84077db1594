import type { Permission } from '#contract/administration/permissions.ts';

/** What waits for administrators, in the order of the dashboard, with the permission that opens the screen of each. */
export const permissionOfQueue = {
  reports: 'reports.read',
  profile_reviews: 'review.decide',
  stories: 'stories.decide',
  reviews: 'stories.decide',
  payments: 'payments.decide',
  enquiries: 'enquiries.answer',
  deletions: 'members.erase',
  imports: 'imports.run',
  failed_jobs: 'jobs.run',
  outbox: 'outbox.read',
} as const satisfies Record<string, Permission>;

export type QueueName = keyof typeof permissionOfQueue;

// The keys of a literal are exactly its names.
export const queueNames = Object.keys(permissionOfQueue) as [QueueName, ...QueueName[]];
