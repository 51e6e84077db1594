import { jobs } from '#web/locales/en/admin/jobs.ts';
import { defineTexts } from '#web/i18n/define-texts.ts';

export const useJobsTexts = defineTexts('jobs', jobs);

type NamedJob = keyof typeof jobs.names;

/** The name of a job for people; that of the queue for a job of another version of the product. */
export function useJobName(): (queue: string) => string {
  const t = useJobsTexts();
  return (queue) => (isNamed(queue) ? t(`names.${queue}`) : queue);
}

function isNamed(queue: string): queue is NamedJob {
  return Object.hasOwn(jobs.names, queue);
}
