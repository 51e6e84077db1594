import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireSession } from '#web/api/guards.ts';
import { Area } from '#web/document/area.tsx';
import { AreaLoading } from '#web/document/area-loading.tsx';

/** Everything under `_member.` needs a session and is drawn in the browser. */
export const Route = createFileRoute('/_member')({
  ssr: false,
  beforeLoad: requireSession,
  pendingComponent: AreaLoading,
  component: MemberArea,
});

function MemberArea() {
  return (
    <Area>
      <Outlet />
    </Area>
  );
}
