import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { AdministratorDashboard } from '#web/screens/administration/dashboard/administrator-dashboard.tsx';
import {
  type DashboardSearch,
  readDashboardSearch,
} from '#web/screens/administration/dashboard/dashboard-address.rules.ts';

export const Route = createFileRoute('/_admin/admin-dashboard')({
  validateSearch: readDashboardSearch,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.adminDashboard') }),
  component: Dashboard,
});

function Dashboard() {
  const search = readDashboardSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const open = (next: DashboardSearch) => void navigate({ search: next, resetScroll: false });
  return <AdministratorDashboard search={search} onSearch={open} />;
}
