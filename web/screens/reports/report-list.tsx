import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listReports } from '#contract/safety/reports.ts';
import type { ReportWire } from '#contract/safety/report.wire.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { SelectInput } from '#web/design/inputs/text-inputs.tsx';
import { useSite } from '#web/app/document/site.ts';
import { useListsTexts } from '#web/locales/en/lists.ts';
import { useReportsTexts } from '#web/locales/en/reports.ts';
import { Ago } from '#web/parts/dates/ago.tsx';
import type { Column } from '#web/parts/lists/data-table.tsx';
import { ExpandableText } from '#web/parts/lists/expandable-text.tsx';
import { ListScreen } from '#web/parts/lists/list-screen.tsx';
import { rowsOfPage, type ListAddress } from '#web/parts/lists/list-search.ts';
import { useDates } from '#web/parts/dates/use-dates.ts';
import { useRememberedList } from './list-place.ts';
import styles from './report-list.module.css';
import { reportLanes, reportStates, type ReportSearch, type ReportSort } from './report-orders.data.ts';

/** The reports of members about members, for administrators. */
export function ReportList(address: ListAddress<ReportSort, ReportSearch>) {
  const t = useReportsTexts();
  const lists = useListsTexts();
  const state = stateOf(address.search);
  useRememberedList(address.search);
  const query = useQuery({
    ...endpointQuery(listReports, { ...address.search, state, limit: rowsOfPage }),
    // The previous page is shown while the next one loads.
    placeholderData: keepPreviousData,
  });
  return (
    <ListScreen
      {...address}
      title={t('title')}
      lead={t('lead')}
      searchLabel={t('searchLabel')}
      query={query}
      sorts={[
        { sort: 'due', order: 'asc', label: t('dueFirst') },
        { sort: 'created_at', order: 'desc', label: lists('newestFirst') },
        { sort: 'created_at', order: 'asc', label: lists('oldestFirst') },
        { sort: 'reason', order: 'asc', label: t('reasonAscending') },
      ]}
      // No column is in the order of what is due.
      hasSortSelect
      filters={<ReportFilters {...address} />}
      chosen={t(`filters.states.${state}`)}
      view={{
        caption: t('caption'),
        columns: useReportColumns(),
        keyOf: (report) => report.r_id,
        emptyTitle: t(state === 'open' ? 'noneOpenTitle' : 'emptyTitle'),
        emptyText: t(state === 'open' ? 'noneOpenText' : 'emptyText'),
      }}
    />
  );
}

function stateOf({ state }: ReportSearch) {
  return state ?? reportStates[0];
}

/** Which reports are listed, by state and by lane. */
function ReportFilters({ search, onSearch }: ListAddress<ReportSort, ReportSearch>) {
  const t = useReportsTexts();
  const filter = (change: Pick<ReportSearch, 'state' | 'lane'>) =>
    onSearch({ ...search, ...change, page: 1 });
  return (
    <>
      <SelectInput
        label={t('filters.state')}
        value={stateOf(search)}
        onChange={({ target }) =>
          filter({ state: reportStates.find((name) => name === target.value) ?? reportStates[0] })
        }
        data={reportStates.map((value) => ({ value, label: t(`filters.states.${value}`) }))}
      />
      <SelectInput
        label={t('filters.lane')}
        value={search.lane ?? 'all'}
        onChange={({ target }) =>
          filter({ lane: reportLanes.find((name) => name === target.value) ?? 'all' })
        }
        data={reportLanes.map((value) => ({ value, label: t(`filters.lanes.${value}`) }))}
      />
    </>
  );
}

function useReportColumns(): readonly Column<ReportWire, ReportSort>[] {
  const t = useReportsTexts();
  return [
    {
      id: 'ticket',
      header: t('ticket'),
      width: 14,
      isRowHeading: true,
      onCard: 'head',
      renderCell: (report) => <Ticket report={report} />,
    },
    {
      id: 'reason',
      header: t('reason'),
      width: 13,
      sort: 'reason',
      renderCell: (report) => <Reason report={report} />,
    },
    {
      id: 'text',
      header: t('text'),
      width: 26,
      onCard: 'line',
      renderCell: (report) => <ExpandableText text={report.r_text} />,
    },
    { id: 'place', header: t('place'), width: 10, renderCell: (report) => t(`places.${report.r_place}`) },
    {
      id: 'reported',
      header: t('reported'),
      width: 14,
      renderCell: (report) => <Member member={report.reported} />,
    },
    {
      id: 'reporter',
      header: t('reporter'),
      width: 13,
      renderCell: (report) => <Member member={report.reporter} />,
    },
    {
      id: 'at',
      header: t('at'),
      width: 10,
      sort: 'created_at',
      onCard: 'end',
      renderCell: (report) => <Ago instant={report.r_created_at} />,
    },
  ];
}

type ReportProps = { report: ReportWire };

/** The ticket that the reporter got, and the status. */
function Ticket({ report }: ReportProps) {
  return (
    <span className={styles.lines}>
      <Link
        to="/admin-reports/$reportId"
        params={{ reportId: String(report.r_id) }}
        className={styles.ticket}
      >
        {report.r_ticket}
      </Link>
      <ReportState report={report} />
    </span>
  );
}

/** What is due until when, or what was decided; and who works on it. */
export function ReportState({ report }: ReportProps) {
  const t = useReportsTexts();
  const { writeDateTime } = useDates();
  const { r_clock: clock, r_claim: claim, r_outcome: outcome } = report;
  if (clock === null) {
    return (
      <span className={styles.soft}>{outcome === null ? t('status.closed') : t(`outcomes.${outcome}`)}</span>
    );
  }
  const when = t(clock.is_overdue ? 'clock.overdue' : 'clock.due', {
    when: writeDateTime(clock.due_at),
  });
  return (
    <span className={styles.lines}>
      {report.r_is_urgent && <strong className={styles.urgent}>{t('urgent')}</strong>}
      <span className={styles.soft} data-overdue={clock.is_overdue || undefined}>
        {when}
      </span>
      {claim !== null && <span className={styles.soft}>{t('claimed', { name: claim.name })}</span>}
    </span>
  );
}

function Reason({ report }: ReportProps) {
  const t = useReportsTexts();
  return <span className={styles.reason}>{t(`reasons.${report.r_reason}`)}</span>;
}

/** Name, member id and state of the reporter or the reported member. An erased account has no name. */
function Member({ member }: { member: ReportWire['reporter'] }) {
  const t = useReportsTexts();
  const site = useSite();
  if (member === null) return <span className={styles.soft}>{t('nobody')}</span>;
  const names = [member.u_firstname, member.u_lastname].filter((name) => name !== null);
  return (
    <span className={styles.lines}>
      {names.length > 0 && <bdi>{names.join(' ')}</bdi>}
      <span className={styles.soft}>
        {site.member_id_prefix}
        {member.u_id} · <span data-status={member.u_status}>{t(`states.${member.u_status}`)}</span>
      </span>
    </span>
  );
}
