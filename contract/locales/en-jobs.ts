/** What the server says about background jobs. */
export const jobsEnglish = {
  'outcome.jobs_retried': 'The failed work is being tried again.',
  'problem.job_not_failed': 'There is no failed work here any more. It may have been tried again already.',
} as const;
