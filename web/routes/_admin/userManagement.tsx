import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/document/page-head.ts';
import { userSorts } from '#web/features/administration/administration-address.rules.ts';
import { UserManagement } from '#web/features/administration/user-management.tsx';
import { addressOf, readListSearch } from '#web/lists/list-search.ts';

const readSearch = readListSearch(userSorts);

export const Route = createFileRoute('/_admin/userManagement')({
  validateSearch: readSearch,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.userManagement') }),
  component: Users,
});

function Users() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <UserManagement {...addressOf({ search, read: readSearch, go: navigate })} />;
}
