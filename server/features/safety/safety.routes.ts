import { blockMember as blockEndpoint } from '#contract/safety/block-member.ts';
import { listBlocked } from '#contract/safety/list-blocked.ts';
import { listReports as listReportsEndpoint } from '#contract/safety/list-reports.ts';
import { reportMember as reportEndpoint } from '#contract/safety/report-member.ts';
import { unblockMember as unblockEndpoint } from '#contract/safety/unblock-member.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { blockMember } from './block-member.ts';
import { listBlocks } from './blocks.repository.ts';
import { listReports } from './list-reports.ts';
import { reportMember } from './report-member.ts';
import { unblockMember } from './unblock-member.ts';

/** The calls of blocking and reporting. */
export function safetyRoutes(context: Context): Route[] {
  return [
    route(blockEndpoint, async ({ caller, input }) => {
      await blockMember(context, { blockerId: caller.accountId, blockedId: input.partner_id });
      return { data: null };
    }),
    route(unblockEndpoint, async ({ caller, input }) => {
      await unblockMember(context, { blockerId: caller.accountId, blockedId: input.partner_id });
      return { data: null };
    }),
    route(listBlocked, async ({ caller }) => {
      const blocks = await listBlocks(context.database, caller.accountId);
      const data = blocks.map(({ accountId, firstName, lastName, createdAt }) => ({
        u_id: accountId,
        u_firstname: firstName,
        u_lastname: lastName,
        blocked_at: createdAt.toISOString(),
      }));
      return { data };
    }),
    route(reportEndpoint, async ({ caller, input }) => ({
      data: { r_ticket: await reportMember(context, { reporterId: caller.accountId, input }) },
    })),
    route(listReportsEndpoint, ({ input }) => listReports(context, input)),
  ];
}
