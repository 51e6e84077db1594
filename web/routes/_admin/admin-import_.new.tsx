import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { NewImport } from '#web/screens/imports/new-import.tsx';

export const Route = createFileRoute('/_admin/admin-import_/new')({
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.newImport') }),
  component: NewSheet,
});

function NewSheet() {
  const navigate = Route.useNavigate();
  const open = (importId: number) =>
    // The way back leads to the list, not to a place that asks for the file again.
    void navigate({
      to: '/admin-import/$importId',
      params: { importId: String(importId) },
      replace: true,
    });
  return <NewImport onArrived={open} />;
}
