import {
  exportAudit as exportAuditEndpoint,
  listAudit as listAuditEndpoint,
} from '#contract/administration/audit.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { exportAudit, listAudit } from './audit.ts';

/** The audit log. */
export function auditRoutes(context: Context): Route[] {
  return [
    route(listAuditEndpoint, ({ input }) => listAudit(context, input)),
    route(exportAuditEndpoint, async ({ input, caller }) => {
      const file = await exportAudit(context, { input, administratorId: caller.accountId });
      return { data: null, file };
    }),
  ];
}
