import { useQuery } from '@tanstack/react-query';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { listJobs } from '#contract/administration/jobs.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { useJobName, useJobsTexts } from '#web/locales/en/admin/jobs.ts';
import { Ago } from '#web/parts/dates/ago.tsx';
import { useDates } from '#web/parts/dates/use-dates.ts';
import type { Column } from '#web/parts/lists/data-table.tsx';
import { ListBody } from '#web/parts/lists/list-body.tsx';
import { RefreshButton } from '#web/parts/lists/list-screen.tsx';
import { FailedTasks, JobError, RetryButton } from './failed-tasks.tsx';
import styles from './jobs-screen.module.css';

type ListedJob = EndpointData<typeof listJobs>[number];

/** The jobs change by themselves. */
const refreshMs = 15_000;

/** Every kind of background work: first what failed or waits; what rests is folded. */
export function JobsScreen() {
  const t = useJobsTexts();
  const busy = useJobs(isBusy);
  const resting = useJobs(isResting);
  const count = resting.data?.total ?? 0;
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <div className={styles.words}>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        <RefreshButton query={busy} />
      </header>
      <JobRows
        query={busy}
        emptyTitle={count === 0 ? t('emptyTitle') : t('calmTitle')}
        emptyText={count === 0 ? t('emptyText') : t('calmText')}
      />
      {count > 0 && (
        <details className={styles.resting}>
          <summary>{t('resting', { count })}</summary>
          <JobRows query={resting} emptyTitle={t('emptyTitle')} emptyText={t('emptyText')} />
        </details>
      )}
    </div>
  );
}

function useJobs(isWanted: (job: ListedJob) => boolean) {
  return useQuery({
    ...endpointQuery(listJobs, {}),
    refetchInterval: refreshMs,
    select: (answer) => {
      const data = answer.data.filter(isWanted).toSorted((one, other) => other.jb_failed - one.jb_failed);
      return { ...answer, data, total: data.length };
    },
  });
}

function isBusy(job: ListedJob): boolean {
  return job.jb_failed > 0 || job.jb_waiting > 0 || job.jb_running > 0;
}

function isResting(job: ListedJob): boolean {
  return !isBusy(job);
}

type RowsProps = { query: ReturnType<typeof useJobs>; emptyTitle: string; emptyText: string };

function JobRows({ query, ...empty }: RowsProps) {
  const t = useJobsTexts();
  return (
    <ListBody
      query={query}
      search={{}}
      onSearch={stay}
      sorted={{ sort: 'failed', order: 'desc' }}
      onSort={stay}
      view={{
        caption: t('caption'),
        columns: useJobColumns(),
        keyOf: (job) => job.jb_name,
        ...empty,
      }}
    />
  );
}

/** The list is short and has one order. */
function stay(): void {
  // Nothing to search or sort.
}

function useJobColumns(): readonly Column<ListedJob, 'failed'>[] {
  const t = useJobsTexts();
  return [
    {
      id: 'job',
      header: t('job'),
      width: 26,
      isRowHeading: true,
      onCard: 'head',
      renderCell: (job) => <JobName job={job} />,
    },
    { id: 'waiting', header: t('waiting'), width: 8, renderCell: (job) => <Count value={job.jb_waiting} /> },
    { id: 'running', header: t('running'), width: 8, renderCell: (job) => <Count value={job.jb_running} /> },
    { id: 'failed', header: t('failed'), width: 11, renderCell: (job) => <Failed job={job} /> },
    { id: 'next', header: t('next'), width: 10, renderCell: (job) => <NextRun job={job} /> },
    { id: 'last', header: t('last'), width: 11, renderCell: (job) => <LastSuccess job={job} /> },
    { id: 'error', header: t('error'), width: 26, renderCell: (job) => <JobErrors job={job} /> },
  ];
}

type Props = { job: ListedJob };

function JobName({ job }: Props) {
  const nameOf = useJobName();
  const name = nameOf(job.jb_name);
  return <strong title={job.jb_name}>{name}</strong>;
}

const numbers = new Intl.NumberFormat('en-IN');

function Count({ value }: { value: number }) {
  return <span className={value === 0 ? styles.none : styles.count}>{numbers.format(value)}</span>;
}

function Failed({ job }: Props) {
  const nameOf = useJobName();
  if (job.jb_failed === 0) return <Count value={0} />;
  return (
    <span className={styles.failed}>
      <strong className={styles.alarm}>{numbers.format(job.jb_failed)}</strong>
      <RetryButton queue={job.jb_name} name={nameOf(job.jb_name)} />
    </span>
  );
}

function NextRun({ job: { jb_next_run_at: instant } }: Props) {
  const t = useJobsTexts();
  const { writeDateTime } = useDates();
  if (instant === null) return <span className={styles.soft}>{t('noNext')}</span>;
  return <time dateTime={instant}>{writeDateTime(instant)}</time>;
}

function LastSuccess({ job: { jb_last_success_at: instant } }: Props) {
  const t = useJobsTexts();
  if (instant === null) return <span className={styles.soft}>{t('noLast')}</span>;
  return <Ago instant={instant} />;
}

function JobErrors({ job }: Props) {
  const t = useJobsTexts();
  if (job.jb_last_error === null) return <span className={styles.soft}>{t('noError')}</span>;
  return (
    <div className={styles.lines}>
      <JobError error={job.jb_last_error} />
      <FailedTasks queue={job.jb_name} tasks={job.jb_failed_tasks} total={job.jb_failed} />
    </div>
  );
}
