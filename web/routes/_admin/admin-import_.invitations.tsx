import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { readInvitationSearch } from '#web/screens/imports/import-address.rules.ts';
import { InvitationList } from '#web/screens/imports/invitations/invitation-list.tsx';
import { addressOf } from '#web/parts/lists/list-search.ts';

export const Route = createFileRoute('/_admin/admin-import_/invitations')({
  validateSearch: readInvitationSearch,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.invitations') }),
  component: Invitations,
});

function Invitations() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <InvitationList {...addressOf({ search, read: readInvitationSearch, go: navigate })} />;
}
