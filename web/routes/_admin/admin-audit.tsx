import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { readAuditSearch } from '#web/screens/audit/audit-address.rules.ts';
import { AuditScreen } from '#web/screens/audit/audit-screen.tsx';
import { addressOf } from '#web/parts/lists/list-search.ts';

export const Route = createFileRoute('/_admin/admin-audit')({
  validateSearch: readAuditSearch,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.audit') }),
  component: Audit,
});

function Audit() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <AuditScreen {...addressOf({ search, read: readAuditSearch, go: navigate })} />;
}
