import { deleteAccount as deleteEndpoint } from '#contract/privacy/delete-account.ts';
import { downloadExport as downloadEndpoint } from '#contract/privacy/download-export.ts';
import { keepAccount as keepEndpoint } from '#contract/privacy/keep-account.ts';
import { requestExport as requestEndpoint } from '#contract/privacy/request-export.ts';
import { sendDeletionCode } from '#contract/privacy/send-deletion-code.ts';
import { showExport } from '#contract/privacy/show-export.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { findExport } from './data-exports.repository.ts';
import { deleteAccount } from './delete-account.ts';
import { downloadExport } from './download-export.ts';
import { keepAccount } from './keep-account.ts';
import { presentExport } from './privacy.presenter.ts';
import { requestDeletionCode } from './request-deletion-code.ts';
import { requestExport } from './request-export.ts';

/** The calls of taking one's data along, and of leaving. */
export function privacyRoutes(context: Context): Route[] {
  return [
    route(requestEndpoint, async ({ caller }) => ({ data: await requestExport(context, caller.accountId) })),
    route(showExport, async ({ caller }) => ({
      data: presentExport(await findExport(context.database, caller.accountId), context.now()),
    })),
    route(downloadEndpoint, async ({ caller }) => ({
      data: null,
      file: await downloadExport(context, caller.accountId),
    })),
    route(sendDeletionCode, async ({ caller }) => {
      await requestDeletionCode(context, caller.accountId);
      return { data: null };
    }),
    route(deleteEndpoint, async (call) => {
      const { dueAt } = await deleteAccount(context, call);
      return { data: { deletion_due_at: dueAt.toISOString() } };
    }),
    route(keepEndpoint, async ({ caller }) => {
      await keepAccount(context, caller.accountId);
      return { data: null };
    }),
  ];
}
