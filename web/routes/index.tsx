import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/document/page-head.ts';
import { DialogHost } from '#web/dialogs/dialog-host.tsx';
import { readDialogSearch } from '#web/dialogs/dialog-search.ts';
import { LandingPage } from '#web/features/landing/landing-page.tsx';

export const Route = createFileRoute('/')({
  validateSearch: readDialogSearch,
  head: (route) =>
    describePage(route, {
      title: route.match.context.texts.t('titles.home'),
      canonicalPath: '/',
    }),
  component: Home,
});

function Home() {
  return (
    <>
      <LandingPage />
      <DialogHost />
    </>
  );
}
