import { createFileRoute } from '@tanstack/react-router';
import { isAdministrator } from '#web/app/client/session.ts';
import { describePage } from '#web/app/document/page-head.ts';
import { MemberDashboard } from '#web/screens/dashboard/member-dashboard.tsx';
import { AudienceNotice } from '#web/screens/settings/notices/audience-notice.tsx';
import {
  FirstProfileNotice,
  useUnfinishedStep,
} from '#web/screens/profile/first-profile/first-profile-notice.tsx';

export const Route = createFileRoute('/_member/dashboard')({
  loader: async ({ context: { session } }) => {
    if (isAdministrator(session) || session.missingStep !== '') return;
    // Loaded here: what a route reads before it opens is otherwise part of every visitor's first script.
    const [{ loadNotices }, { loadBeginning }] = await Promise.all([
      import('#web/screens/profile/first-profile/load-notices.ts'),
      import('#web/screens/dashboard/load-beginning.ts'),
    ]);
    await Promise.all([loadNotices(), loadBeginning()]);
  },
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.dashboard') }),
  component: Dashboard,
});

/** An unfinished guide is the one next step. */
function Dashboard() {
  const step = useUnfinishedStep();
  return step === undefined ? (
    <MemberDashboard notice={<AudienceNotice />} />
  ) : (
    <MemberDashboard guide={<FirstProfileNotice step={step} />} />
  );
}
