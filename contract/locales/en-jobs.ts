/** What the server says about background jobs. */
export const jobsEnglish = {
  'outcome.jobs_retried': 'The failed tasks are being tried again.',
  'problem.job_not_failed':
    'There are no failed tasks here any more. They may have been tried again already.',
} as const;
