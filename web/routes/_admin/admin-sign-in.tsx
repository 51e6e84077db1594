import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { OwnSignIn } from '#web/screens/administrators/own-sign-in.tsx';
import { SessionsSection } from '#web/screens/settings/sessions-section.tsx';

export const Route = createFileRoute('/_admin/admin-sign-in')({
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.ownSignIn') }),
  component: () => <OwnSignIn sessions={<SessionsSection />} />,
});
