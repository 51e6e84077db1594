import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { ReportCaseScreen } from '#web/screens/reports/case/report-case.tsx';
import { readReportId } from '#web/screens/reports/report-orders.data.ts';

export const Route = createFileRoute('/_admin/admin-reports_/$reportId')({
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.reports') }),
  component: Case,
});

function Case() {
  const { reportId } = Route.useParams();
  return <ReportCaseScreen key={reportId} reportId={readReportId(reportId)} />;
}
