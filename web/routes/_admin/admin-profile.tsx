import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/document/page-head.ts';
import { AdministratorsScreen } from '#web/features/administrators/administrators-screen.tsx';
import { PendingApprovals } from '#web/features/moderation/pending-approvals.tsx';

export const Route = createFileRoute('/_admin/admin-profile')({
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.adminProfile') }),
  component: () => <AdministratorsScreen pending={<PendingApprovals />} />,
});
