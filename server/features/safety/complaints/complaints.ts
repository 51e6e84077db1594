import type { EndpointData, ValidInput } from '#contract/calls/endpoint.ts';
import type { addComplaint as addComplaintEndpoint } from '#contract/safety/complaints.ts';
import type { showComplainant as showComplainantEndpoint } from '#contract/safety/report-cases.ts';
import { ticketOf } from '#contract/safety/tickets.ts';
import { hashIdentifier } from '#server/features/accounts/accounts.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import { networkOf } from '#server/platform/http/client-address.ts';
import type { Client } from '#server/platform/http/route.ts';
import { problem } from '#server/platform/problem.ts';
import { isMember } from '../cases/cases.repository.ts';
import { acknowledgementJob } from '../cases/deliver-notices.ts';
import { clockOf } from '../report-clocks.rules.ts';
import { insertReport } from '../reports.repository.ts';
import { reportDayMs } from '../safety.rules.ts';
import { countComplaints, findContact, insertContact, lockNames } from './complaints.repository.ts';
import { mostComplaints, readMemberInText } from './complaints.rules.ts';

/**
 * Receives a complaint of a person who is no member, queues its acknowledgement, and returns the ticket. The answer is the same whether
 * the member in question exists or not. Throws too_many_complaints.
 */
export async function addComplaint(
  context: Context,
  { input, client }: { input: ValidInput<typeof addComplaintEndpoint>; client: Client },
): Promise<string> {
  const { name, email, phone, about, reason, text } = input;
  const { memberIdPrefix } = await findSiteSettings(context.database);
  const createdAt = context.now();
  const network = networkOf(client.address);
  const networkHash = hashIdentifier(context.secretKey, `complaints of ${network}`);
  const memberId = readMemberInText(about, memberIdPrefix);
  return context.transact(async ({ database, enqueue }) => {
    await lockNames(database, [email, networkHash]);
    const since = new Date(createdAt.getTime() - reportDayMs);
    const { ofEmail, ofNetwork } = await countComplaints(database, { email, networkHash, since });
    if (ofEmail >= mostComplaints.ofEmail || ofNetwork >= mostComplaints.ofNetwork) {
      throw problem('too_many_complaints');
    }
    const isKnown = memberId !== null && (await isMember(database, memberId));
    const reportId = await insertReport(database, {
      reporterId: null,
      reportedId: isKnown ? memberId : null,
      source: 'visitor',
      place: 'grievance',
      reason,
      text,
      createdAt,
      ...clockOf(reason, createdAt),
    });
    await insertContact(database, { reportId, name, email, phone, about, networkHash, createdAt });
    await enqueue(acknowledgementJob, { reportId });
    return ticketOf(reportId);
  });
}

/** How to reach the person who complained; the look is recorded. Throws not_found. */
export async function showComplainant(
  { transact, now }: Context,
  { administratorId, reportId }: { administratorId: number; reportId: number },
): Promise<EndpointData<typeof showComplainantEndpoint>> {
  return transact(async ({ database }) => {
    const contact = await findContact(database, reportId);
    if (contact === undefined) throw problem('not_found');
    const action = 'report.contact_viewed';
    await recordAction(database, { administratorId, action, subject: `report ${reportId}`, now: now() });
    const { name, email, phone } = contact;
    return { name, email, phone: phone === '' ? null : phone };
  });
}
