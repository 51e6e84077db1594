import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { MemberList } from '#web/screens/members/member-list.tsx';
import { readMembersSearch } from '#web/screens/members/members-address.rules.ts';
import { addressOf } from '#web/parts/lists/list-search.ts';

export const Route = createFileRoute('/_admin/userManagement')({
  validateSearch: readMembersSearch,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.userManagement') }),
  component: Users,
});

function Users() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <MemberList {...addressOf({ search, read: readMembersSearch, go: navigate })} />;
}
