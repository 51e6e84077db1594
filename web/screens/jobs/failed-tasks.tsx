import { IconRotateClockwise } from '@tabler/icons-react';
import { useState } from 'react';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { type listJobs, retryJobs } from '#contract/administration/jobs.ts';
import { Button } from '#web/design/button.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useJobName, useJobsTexts } from '#web/locales/en/admin/jobs.ts';
import { Ago } from '#web/parts/dates/ago.tsx';
import { useDates } from '#web/parts/dates/use-dates.ts';
import styles from './jobs-screen.module.css';

type Task = EndpointData<typeof listJobs>[number]['jb_failed_tasks'][number];

/** The name and the message of an error, and when it happened. */
export function JobError({ error }: { error: Task['jt_error'] }) {
  return (
    <span className={styles.lines}>
      <span className={styles.error}>
        <strong>{error.name}</strong> {error.message}
      </span>
      <span className={styles.soft}>
        <Ago instant={error.at} />
      </span>
    </span>
  );
}

/** Has the failed tasks of a job tried again, or one of them. A second press while the first is on its way does nothing. */
function useRetry(input: { name: string; task_id?: string }) {
  const t = useJobsTexts();
  const call = useCall(t('retryFailed'));
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    const answer = await call(retryJobs, input);
    setBusy(false);
    if (answer === undefined) return;
    if (answer.result) showToast(t('retried', { count: answer.data.retried }));
    else showOutcome({ tone: 'failure', title: t('retryFailed'), text: answer.message });
  };
  return { isBusy, retry: () => (isBusy ? undefined : void retry()) };
}

const icon = <IconRotateClockwise size="1rem" aria-hidden="true" />;

/** Retries all failed tasks of a job. */
export function RetryButton({ queue, name }: { queue: string; name: string }) {
  const t = useJobsTexts();
  const { isBusy, retry } = useRetry({ name: queue });
  return (
    <Button
      look="outline"
      size="small"
      icon={icon}
      isBusy={isBusy}
      aria-label={t('retryAllLabel', { name })}
      onClick={retry}
    >
      {t('retryAll')}
    </Button>
  );
}

type Props = { queue: string; tasks: readonly Task[]; total: number };

/** The failed tasks of a job, shown on demand, each with its error. */
export function FailedTasks({ queue, tasks, total }: Props) {
  const t = useJobsTexts();
  const nameOf = useJobName();
  const [isOpen, setOpen] = useState(false);
  if (tasks.length === 0) return null;
  return (
    <>
      <Button
        look="quiet"
        size="small"
        className={styles.toggle}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t('hideTasks') : t('showTasks', { count: total })}
      </Button>
      {isOpen && (
        <ul className={styles.tasks} aria-label={t('tasksOf', { name: nameOf(queue) })}>
          {tasks.map((task) => (
            <FailedTask key={task.jt_id} queue={queue} task={task} />
          ))}
          {total > tasks.length && (
            <li className={styles.soft}>{t('moreTasks', { count: total - tasks.length })}</li>
          )}
        </ul>
      )}
    </>
  );
}

function FailedTask({ queue, task }: { queue: string; task: Task }) {
  const t = useJobsTexts();
  const { writeDateTime } = useDates();
  const { isBusy, retry } = useRetry({ name: queue, task_id: task.jt_id });
  return (
    <li className={styles.task}>
      <JobError error={task.jt_error} />
      <span className={styles.apart}>
        <span className={styles.soft}>{t('tries', { count: task.jt_tries })}</span>
        <Button
          look="outline"
          size="small"
          icon={icon}
          isBusy={isBusy}
          aria-label={t('retryOneLabel', { time: writeDateTime(task.jt_error.at) })}
          onClick={retry}
        >
          {t('retryOne')}
        </Button>
      </span>
    </li>
  );
}
