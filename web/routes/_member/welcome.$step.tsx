import { createFileRoute, redirect } from '@tanstack/react-router';
import { homeOf } from '#web/app/client/guards.ts';
import { isAdministrator } from '#web/app/client/session.ts';
import { describePage } from '#web/app/document/page-head.ts';
import { FirstPhoto } from '#web/screens/photos/first/first-photo.tsx';
import { isStep } from '#web/screens/profile/first-profile/welcome-steps.rules.ts';
import { WelcomeScreen } from '#web/screens/profile/first-profile/welcome-screen.tsx';

/** The guided first profile. Who has finished or skipped it goes to the dashboard. */
export const Route = createFileRoute('/_member/welcome/$step')({
  beforeLoad: async ({ params: { step }, context: { session } }) => {
    if (isAdministrator(session)) throw redirect({ to: homeOf(session) });
    // Loaded here: what a route reads before it opens is otherwise part of every visitor's first script.
    const { findOtherStep } = await import('#web/screens/profile/first-profile/first-step.ts');
    const other = await findOtherStep(step);
    if (other === null) throw redirect({ to: '/dashboard' });
    if (other !== undefined) throw redirect({ to: '/welcome/$step', params: { step: other } });
  },
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.welcome') }),
  component: Welcome,
});

function Welcome() {
  const { step } = Route.useParams();
  return <WelcomeScreen step={isStep(step) ? step : 'photo'} photo={<FirstPhoto />} />;
}
