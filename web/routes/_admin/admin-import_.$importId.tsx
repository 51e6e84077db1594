import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { readImportId, readRunSearch } from '#web/screens/imports/import-address.rules.ts';
import { ImportRun } from '#web/screens/imports/run/import-run.tsx';
import { addressOf } from '#web/parts/lists/list-search.ts';

export const Route = createFileRoute('/_admin/admin-import_/$importId')({
  validateSearch: readRunSearch,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.imports') }),
  component: Run,
});

function Run() {
  const { importId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ImportRun
      importId={readImportId(importId)}
      {...addressOf({
        search,
        read: readRunSearch,
        // The rows are below the other sections.
        go: (step) => navigate({ ...step, resetScroll: false }),
      })}
      onForgotten={() => void navigate({ to: '/admin-import', replace: true })}
    />
  );
}
