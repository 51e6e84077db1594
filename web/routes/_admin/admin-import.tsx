import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { importSorts } from '#web/screens/imports/import-address.rules.ts';
import { ImportList } from '#web/screens/imports/import-list.tsx';
import { addressOf, readListSearch } from '#web/parts/lists/list-search.ts';

const readSearch = readListSearch(importSorts);

export const Route = createFileRoute('/_admin/admin-import')({
  validateSearch: readSearch,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.imports') }),
  component: Imports,
});

function Imports() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <ImportList {...addressOf({ search, read: readSearch, go: navigate })} />;
}
