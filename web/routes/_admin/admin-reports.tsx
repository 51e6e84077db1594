import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { ReportList } from '#web/screens/reports/report-list.tsx';
import { readReportSearch } from '#web/screens/reports/report-orders.data.ts';
import { addressOf } from '#web/parts/lists/list-search.ts';

export const Route = createFileRoute('/_admin/admin-reports')({
  validateSearch: readReportSearch,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.reports') }),
  component: Reports,
});

function Reports() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <ReportList {...addressOf({ search, read: readReportSearch, go: navigate })} />;
}
