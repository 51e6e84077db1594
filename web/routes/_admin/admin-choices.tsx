import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { readChoiceSearch } from '#web/screens/administration/choices/choice-address.rules.ts';
import { ChoiceListsScreen } from '#web/screens/administration/choices/choice-lists-screen.tsx';
import { addressOf } from '#web/parts/lists/list-search.ts';

export const Route = createFileRoute('/_admin/admin-choices')({
  validateSearch: readChoiceSearch,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.choices') }),
  component: ChoiceLists,
});

function ChoiceLists() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <ChoiceListsScreen {...addressOf({ search, read: readChoiceSearch, go: navigate })} />;
}
