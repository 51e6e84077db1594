import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { AdministratorsScreen } from '#web/screens/administrators/administrators-screen.tsx';
import { PendingApprovals } from '#web/screens/moderation/pending-approvals.tsx';

export const Route = createFileRoute('/_admin/admin-profile')({
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.adminProfile') }),
  component: () => <AdministratorsScreen pending={<PendingApprovals />} />,
});
