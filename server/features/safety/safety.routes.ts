import {
  blockMember as blockMemberEndpoint,
  listBlocked as listBlockedEndpoint,
  unblockMember as unblockMemberEndpoint,
} from '#contract/safety/blocks.ts';
import {
  listReports as listReportsEndpoint,
  reportMember as reportMemberEndpoint,
} from '#contract/safety/reports.ts';
import { addComplaint as addComplaintEndpoint } from '#contract/safety/complaints.ts';
import type { Context } from '#server/platform/context.ts';
import type { PageForm } from '#server/platform/http/page-forms.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { casesRoutes } from './cases/cases.routes.ts';
import { addComplaint } from './complaints/complaints.ts';
import { blockMember, listBlocked, unblockMember } from './blocks.ts';
import { listReports, reportMember } from './reports.ts';

/** The form of `/grievance`, which works without scripts. */
export const complaintPageForm: PageForm = { path: '/grievance', endpoint: addComplaintEndpoint };

/** Blocking and reporting. */
export function safetyRoutes(context: Context): Route[] {
  return [
    route(blockMemberEndpoint, async ({ caller, input }) => {
      await blockMember(context, { blockerId: caller.accountId, blockedId: input.partner_id });
      return { data: null };
    }),
    route(unblockMemberEndpoint, async ({ caller, input }) => {
      await unblockMember(context, { blockerId: caller.accountId, blockedId: input.partner_id });
      return { data: null };
    }),
    route(listBlockedEndpoint, async ({ caller }) => ({
      data: await listBlocked(context, caller.accountId),
    })),
    route(reportMemberEndpoint, async ({ caller, input }) => ({
      data: { r_ticket: await reportMember(context, { reporterId: caller.accountId, input }) },
    })),
    route(addComplaintEndpoint, async ({ input, client }) => ({
      data: { r_ticket: await addComplaint(context, { input, client }) },
    })),
    route(listReportsEndpoint, ({ caller, input }) =>
      listReports(context, { callerId: caller.accountId, input }),
    ),
    ...casesRoutes(context),
  ];
}
