import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { readSynonymSearch } from '#web/screens/administration/synonyms/synonym-address.rules.ts';
import { SynonymsScreen } from '#web/screens/administration/synonyms/synonyms-screen.tsx';
import { addressOf } from '#web/parts/lists/list-search.ts';

export const Route = createFileRoute('/_admin/admin-choices_/synonyms')({
  validateSearch: readSynonymSearch,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.synonyms') }),
  component: Synonyms,
});

function Synonyms() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <SynonymsScreen {...addressOf({ search, read: readSynonymSearch, go: navigate })} />;
}
