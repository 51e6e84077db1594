import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireAdministrator } from '#web/api/guards.ts';
import { Area } from '#web/document/area.tsx';
import { AreaLoading } from '#web/document/area-loading.tsx';
import { NotAllowedPage } from '#web/document/not-allowed-page.tsx';

/** Everything under `_admin.` needs an administrator and is drawn in the browser. */
export const Route = createFileRoute('/_admin')({
  ssr: false,
  beforeLoad: requireAdministrator,
  pendingComponent: AreaLoading,
  component: AdministratorArea,
});

function AdministratorArea() {
  const { isAllowed } = Route.useRouteContext();
  if (!isAllowed) return <NotAllowedPage />;
  return (
    <Area>
      <Outlet />
    </Area>
  );
}
