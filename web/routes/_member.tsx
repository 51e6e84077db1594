import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Navigate, Outlet, useLocation, useMatchRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { showSession } from '#contract/accounts/sessions.ts';
import { requireSession } from '#web/app/client/guards.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { isAdministrator, useSession } from '#web/app/client/session.ts';
import { ConnectingHost } from '#web/parts/connecting/connecting-host.tsx';
import { useWaitingActs } from '#web/parts/connecting/waiting/use-waiting-acts.ts';
import { MessagesHost } from '#web/parts/conversations/popup/messages-host.tsx';
import { UnreadBadge } from '#web/parts/conversations/unread/unread-badge.tsx';
import { AreaDialogHost } from '#web/screens/accounts/area-dialogs.tsx';
import { AreaLoading } from '#web/app/document/area-loading.tsx';
import { Area } from '#web/app/document/area.tsx';
import { listAreaHeaders } from '#web/app/document/page-head.ts';
import { WaitingBadge } from '#web/screens/inbox/waiting-badge.tsx';
import { NotificationBell } from '#web/screens/notifications/notification-bell.tsx';
import { MemberNotices } from '#web/screens/settings/notices/member-notices.tsx';
import { MemberShell } from '#web/screens/shell/member-shell.tsx';
import { useLive } from '#web/app/live/use-live.ts';
import { usePush } from '#web/app/pwa/use-push.ts';

/** Everything under `_member.` needs a session and is drawn in the browser. */
export const Route = createFileRoute('/_member')({
  ssr: false,
  headers: listAreaHeaders,
  beforeLoad: requireSession,
  pendingComponent: AreaLoading,
  component: MemberArea,
});

/** Few people see these. */
const FinishRegistration = lazy(async () => ({
  default: (await import('#web/screens/accounts/registration/finish-registration.tsx')).FinishRegistration,
}));

const SecondStepPage = lazy(async () => ({
  default: (await import('#web/parts/second-factor/second-step-page.tsx')).SecondStepPage,
}));
const ProofHost = lazy(async () => ({
  default: (await import('#web/parts/second-factor/proof-host.tsx')).ProofHost,
}));
const RecoveryCodesHost = lazy(async () => ({
  default: (await import('#web/parts/second-factor/recovery-codes.tsx')).RecoveryCodesHost,
}));

/** The pages that administrators have too: the sessions of their account are among the settings. */
const pagesOfBoth: ReadonlySet<string> = new Set(['/settings']);

function MemberArea() {
  return (
    <Area>
      <MemberFrame />
    </Area>
  );
}

function MemberFrame() {
  const missing = useQuery(endpointQuery(showSession, {})).data?.data.missing_step;
  const entered = Route.useRouteContext();
  const session = useSession() ?? entered.session;
  const { pathname } = useLocation();
  if (isAdministrator(session) && !pagesOfBoth.has(pathname))
    return <Navigate to="/admin-dashboard" replace />;
  // Known from the sign-in itself, before a call of the area is refused; another tab may have finished it since.
  if ((missing === undefined ? session.missingStep : missing) === 'registration_incomplete') {
    return (
      <Suspense fallback={<AreaLoading />}>
        <FinishRegistration session={session} />
      </Suspense>
    );
  }
  // While it loads, the area is shown: most members have no second factor, and wait for nothing.
  if (missing !== 'second_factor_required') return <CompleteArea />;
  return (
    <Suspense fallback={<AreaLoading />}>
      <SecondStepPage />
    </Suspense>
  );
}

function CompleteArea() {
  const entered = Route.useRouteContext();
  // Between the end of a session and the navigation away, the frame stays as it was.
  const session = useSession() ?? entered.session;
  const isMember = !isAdministrator(session);
  const isGuided = useMatchRoute()({ to: '/welcome/$step' }) !== false;
  useLive();
  usePush();
  useWaitingActs();
  if (isGuided) {
    return (
      <>
        <Outlet />
        <AreaDialogHost />
        <ConnectingHost />
      </>
    );
  }
  return (
    <>
      <MemberShell
        session={session}
        news={<NotificationBell />}
        badges={isMember ? { '/inbox': <WaitingBadge />, '/chatWindow': <UnreadBadge /> } : {}}
      >
        {isMember && <MemberNotices />}
        <Outlet />
      </MemberShell>
      {isMember && <MessagesHost />}
      <AreaDialogHost />
      <ConnectingHost />
      {!isMember && (
        <Suspense>
          <ProofHost />
          <RecoveryCodesHost />
        </Suspense>
      )}
    </>
  );
}
