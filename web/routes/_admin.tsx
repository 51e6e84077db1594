import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireSession } from '#web/app/client/guards.ts';
import { isAdministrator, useSession } from '#web/app/client/session.ts';
import { AreaDialogHost } from '#web/screens/accounts/area-dialogs.tsx';
import { AreaLoading } from '#web/app/document/area-loading.tsx';
import { Area } from '#web/app/document/area.tsx';
import { listAreaHeaders } from '#web/app/document/page-head.ts';
import { AdministratorShell, NotAllowedPage } from '#web/screens/shell/administrator-shell.tsx';
import { useLive } from '#web/app/live/use-live.ts';
import { ProofHost } from '#web/parts/second-factor/proof-host.tsx';
import { RecoveryCodesHost } from '#web/parts/second-factor/recovery-codes.tsx';
import { SecondFactorGate } from '#web/parts/second-factor/second-factor-gate.tsx';

/** Everything under `_admin.` needs an administrator and is drawn in the browser. */
export const Route = createFileRoute('/_admin')({
  ssr: false,
  headers: listAreaHeaders,
  beforeLoad: requireSession,
  pendingComponent: AreaLoading,
  component: AdministratorArea,
});

function AdministratorArea() {
  const entered = Route.useRouteContext();
  // Between the end of a session and the navigation away, the frame stays as it was.
  const session = useSession() ?? entered.session;
  useLive();
  if (!isAdministrator(session)) return <NotAllowedPage />;
  return (
    <Area>
      <AdministratorShell session={session}>
        <SecondFactorGate>
          <Outlet />
        </SecondFactorGate>
      </AdministratorShell>
      <AreaDialogHost />
      <ProofHost />
      <RecoveryCodesHost />
    </Area>
  );
}
