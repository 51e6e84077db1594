import {
  banMember,
  claimReport as claimReportEndpoint,
  decideReport as decideReportEndpoint,
  hidePicture as hidePictureEndpoint,
  identifyMember as identifyMemberEndpoint,
  liftRestriction as liftRestrictionEndpoint,
  reopenReport as reopenReportEndpoint,
  showComplainant as showComplainantEndpoint,
  showReport as showReportEndpoint,
  showReportedMessages as showReportedMessagesEndpoint,
} from '#contract/safety/report-cases.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { problem } from '#server/platform/problem.ts';
import { showComplainant } from '../complaints/complaints.ts';
import { claimReport, identifyMember } from './claims.ts';
import { decideReport } from './decide-case.ts';
import { hidePicture } from './pictures.ts';
import { liftRestriction, reopenReport } from './reopen-case.ts';
import { showReport } from './show-case.ts';
import { showReportedMessages } from './show-messages.ts';

/** Reports as cases of administrators. */
export function casesRoutes(context: Context): Route[] {
  return [
    route(showReportEndpoint, async ({ input }) => ({ data: await showReport(context, input.report_id) })),
    route(claimReportEndpoint, async ({ caller, input }) => {
      const { report_id: reportId, is_mine: isMine } = input;
      await claimReport(context, { administratorId: caller.accountId, reportId, isMine });
      return { data: null };
    }),
    route(decideReportEndpoint, async ({ caller, input }) => {
      const { report_id: reportId, ...decision } = input;
      await decideReport(context, {
        administratorId: caller.accountId,
        decision: { ...decision, reportId },
      });
      return { data: null };
    }),
    route(banMember, async ({ caller, input }) => {
      const decision = { reportId: input.report_id, outcome: 'ban', reason: input.reason } as const;
      await decideReport(context, { administratorId: caller.accountId, decision });
      return { data: null };
    }),
    route(liftRestrictionEndpoint, async ({ caller, input }) => {
      const { administrator, accountId: administratorId } = caller;
      if (administrator === null) throw problem('not_allowed');
      const named = { administratorId, reportId: input.report_id, reason: input.reason };
      await liftRestriction(context, { ...named, role: administrator.role });
      return { data: null };
    }),
    route(reopenReportEndpoint, async ({ caller, input }) => {
      const named = { reportId: input.report_id, reason: input.reason };
      await reopenReport(context, { administratorId: caller.accountId, ...named });
      return { data: null };
    }),
    route(identifyMemberEndpoint, async ({ caller, input }) => {
      const { report_id: reportId, user_id: memberId } = input;
      await identifyMember(context, { administratorId: caller.accountId, reportId, memberId });
      return { data: null };
    }),
    route(hidePictureEndpoint, async ({ caller, input }) => {
      const { report_id: reportId, photo_id: photoId, is_hidden: isHidden } = input;
      await hidePicture(context, { administratorId: caller.accountId, reportId, photoId, isHidden });
      return { data: null };
    }),
    route(showComplainantEndpoint, async ({ caller, input }) => ({
      data: await showComplainant(context, {
        administratorId: caller.accountId,
        reportId: input.report_id,
      }),
    })),
    route(showReportedMessagesEndpoint, async ({ caller, input }) => ({
      data: await showReportedMessages(context, {
        administratorId: caller.accountId,
        reportId: input.report_id,
      }),
    })),
  ];
}
