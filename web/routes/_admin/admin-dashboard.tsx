import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/document/page-head.ts';
import { AdministratorDashboard } from '#web/features/administration/administrator-dashboard.tsx';
import { enquiryCountQuery } from '#web/features/enquiries/enquiries.queries.ts';

export const Route = createFileRoute('/_admin/admin-dashboard')({
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.adminDashboard') }),
  component: Dashboard,
});

function Dashboard() {
  return <AdministratorDashboard enquiries={useQuery(enquiryCountQuery())} />;
}
