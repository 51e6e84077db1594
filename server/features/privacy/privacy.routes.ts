import {
  cancelDeletion as cancelDeletionEndpoint,
  deleteAccount as deleteAccountEndpoint,
  sendDeletionCode,
} from '#contract/privacy/account-deletion.ts';
import {
  downloadExport as downloadExportEndpoint,
  requestExport as requestExportEndpoint,
  showExport as showExportEndpoint,
} from '#contract/privacy/data-export.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { cancelDeletion, deleteAccount, requestDeletionCode } from './account-deletion.ts';
import { downloadExport, requestExport, showExport } from './data-exports.ts';

/** Exporting the own data and deleting the own account. */
export function privacyRoutes(context: Context): Route[] {
  return [
    route(requestExportEndpoint, async ({ caller }) => ({
      data: await requestExport(context, caller.accountId),
    })),
    route(showExportEndpoint, async ({ caller }) => ({ data: await showExport(context, caller.accountId) })),
    route(downloadExportEndpoint, async ({ caller }) => ({
      data: null,
      file: await downloadExport(context, caller.accountId),
    })),
    route(sendDeletionCode, async ({ caller }) => {
      await requestDeletionCode(context, caller.accountId);
      return { data: null };
    }),
    route(deleteAccountEndpoint, async (call) => {
      const { dueAt } = await deleteAccount(context, call);
      return { data: { deletion_due_at: dueAt.toISOString() } };
    }),
    route(cancelDeletionEndpoint, async ({ caller }) => {
      await cancelDeletion(context, caller.accountId);
      return { data: null };
    }),
  ];
}
