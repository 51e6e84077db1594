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
import {
  cancelErasure as cancelErasureEndpoint,
  confirmErasure as confirmErasureEndpoint,
  requestErasure as requestErasureEndpoint,
} from '#contract/privacy/erasure.ts';
import type { Context } from '#server/platform/context.ts';
import { type Caller, type Route, route } from '#server/platform/http/route.ts';
import { cancelDeletion, deleteAccount, requestDeletionCode } from './account-deletion.ts';
import {
  cancelErasure,
  confirmErasure,
  type ErasureDecision,
  requestErasure,
} from './administrator-erasure.ts';
import { downloadExport, requestExport, showExport } from './data-exports.ts';

/** Exporting the own data, deleting the own account, and erasures by administrators. */
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
    route(sendDeletionCode, async (call) => ({
      data: null,
      code_length: await requestDeletionCode(context, call),
    })),
    route(deleteAccountEndpoint, async (call) => {
      const { dueAt } = await deleteAccount(context, call);
      return { data: { deletion_due_at: dueAt.toISOString() } };
    }),
    route(cancelDeletionEndpoint, async ({ caller }) => {
      await cancelDeletion(context, caller.accountId);
      return { data: null };
    }),
    route(requestErasureEndpoint, async ({ input, caller }) => {
      const { dueAt } = await requestErasure(context, decisionOf(input, caller));
      return { data: { u_id: input.user_id, due_at: dueAt.toISOString() } };
    }),
    route(confirmErasureEndpoint, async ({ input, caller }) => {
      await confirmErasure(context, decisionOf(input, caller));
      return { data: null };
    }),
    route(cancelErasureEndpoint, async ({ input, caller }) => {
      await cancelErasure(context, decisionOf(input, caller));
      return { data: null };
    }),
  ];
}

function decisionOf(
  { user_id: memberId, reason }: { user_id: number; reason: string },
  { accountId: administratorId }: Caller,
): ErasureDecision {
  return { memberId, administratorId, reason };
}
