import { useQuery } from '@tanstack/react-query';
import type { ReportWire } from '#contract/safety/report.wire.ts';
import { useAdministrationTexts } from '#web/i18n/use-administration-texts.ts';
import { useReportsTexts } from '#web/i18n/use-reports-texts.ts';
import { Ago } from '#web/lists/ago.tsx';
import type { Column } from '#web/lists/data-table.tsx';
import { ExpandableText } from '#web/lists/expandable-text.tsx';
import { ListScreen } from '#web/lists/list-screen.tsx';
import type { ListAddress } from '#web/lists/list-search.ts';
import { ReportCard } from './report-card.tsx';
import { ReportedPerson, ReportReason, ReportTicket } from './report-facts.tsx';
import type { ReportSort } from './report-orders.data.ts';
import { reportsQuery } from './reports.queries.ts';

/** What members told of others, for administrators. */
export function ReportList(address: ListAddress<ReportSort>) {
  const t = useReportsTexts();
  const administration = useAdministrationTexts();
  const query = useQuery(reportsQuery(address.search));
  return (
    <ListScreen
      {...address}
      title={t('title')}
      lead={t('lead')}
      searchLabel={t('searchLabel')}
      query={query}
      sorts={[
        { sort: 'created_at', order: 'desc', label: administration('list.newestFirst') },
        { sort: 'created_at', order: 'asc', label: administration('list.oldestFirst') },
        { sort: 'reason', order: 'asc', label: t('reasonAscending') },
      ]}
      view={{
        caption: t('caption'),
        columns: useReportColumns(),
        keyOf: (report) => report.r_id,
        renderCard: (report) => <ReportCard report={report} />,
        loadingFacts: 5,
        emptyTitle: t('emptyTitle'),
        emptyText: t('emptyText'),
      }}
    />
  );
}

function useReportColumns(): readonly Column<ReportWire, ReportSort>[] {
  const t = useReportsTexts();
  return [
    {
      id: 'ticket',
      header: t('ticket'),
      width: 10,
      isRowHeading: true,
      renderCell: (report) => <ReportTicket report={report} />,
    },
    {
      id: 'reason',
      header: t('reason'),
      width: 13,
      sort: 'reason',
      renderCell: (report) => <ReportReason report={report} />,
    },
    {
      id: 'text',
      header: t('text'),
      width: 30,
      renderCell: (report) => <ExpandableText text={report.r_text} />,
    },
    { id: 'place', header: t('place'), width: 7, renderCell: (report) => t(`places.${report.r_place}`) },
    {
      id: 'reported',
      header: t('reported'),
      width: 15,
      renderCell: (report) => <ReportedPerson person={report.reported} />,
    },
    {
      id: 'reporter',
      header: t('reporter'),
      width: 15,
      renderCell: (report) => <ReportedPerson person={report.reporter} />,
    },
    {
      id: 'at',
      header: t('at'),
      width: 10,
      sort: 'created_at',
      renderCell: (report) => <Ago instant={report.r_created_at} hasDateAfterWeek />,
    },
  ];
}
