import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { JobsScreen } from '#web/screens/jobs/jobs-screen.tsx';

export const Route = createFileRoute('/_admin/admin-jobs')({
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.jobs') }),
  component: JobsScreen,
});
