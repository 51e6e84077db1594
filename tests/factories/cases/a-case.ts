import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { addComplaint } from '#contract/safety/complaints.ts';
import { decideReport } from '#contract/safety/report-cases.ts';
import { callApi } from '#tests/support/call-api.ts';
import type { TestApplication } from '#tests/support/start-application.ts';
import { aConversation, aMessage } from '../a-conversation.ts';
import { aMember, type TestMember } from '../a-member.ts';
import { aPhoto } from '../a-photo.ts';
import { aReport } from '../a-report.ts';

/** The id in a ticket: `R-000123`. */
export function idOfTicket(ticket: string): number {
  return Number(ticket.slice(2));
}

/** A complaint of a person who is no member; returns its id. */
export async function aComplaint(
  application: Pick<TestApplication, 'server'>,
  changes: Partial<EndpointInput<typeof addComplaint>> = {},
): Promise<number> {
  const input = {
    name: 'George Mathew',
    email: `complainant.${crypto.randomUUID().slice(0, 8)}@example.org`,
    phone: '',
    about: 'A profile with my name',
    reason: 'wrong_information',
    text: 'This profile is about me, and I did not make it.',
    ...changes,
  } as const;
  // Complaints of one network address are limited, so each comes from another one.
  const [second = 0, third = 0, fourth = 0] = crypto.getRandomValues(new Uint8Array(3));
  const address = `10.${second}.${third}.${fourth}`;
  const { body } = await callApi(application, { endpoint: addComplaint, input, address });
  if (!body.result) throw new Error(`The complaint was refused: ${body.message}`);
  return idOfTicket(body.data.r_ticket);
}

/** What the culprit of a case wrote: in the open report, and in no report. */
export const culpritsMessages = {
  reported: 'Sentinel message of a report',
  other: 'Sentinel message after it',
} as const;

/** Reports about one member, in the states that the calls about reports need, and a photo of that member. */
export type CaseSubject = {
  openId: number;
  bannedId: number;
  restrictingId: number;
  closedId: number;
  complaintId: number;
  photoId: number;
  culprit: TestMember;
};

export async function aCaseSubject(
  application: TestApplication,
  desk: { token: string },
): Promise<CaseSubject> {
  // Named so that they are at the end of lists of members.
  const culprit = await aMember(application, { gender: 'Male', firstname: 'Zubin' });
  const reporter = await aMember(application, { firstname: 'Zoya' });
  const report = async (reported = culprit) => idOfTicket(await aReport(application, { reporter, reported }));
  const messages = [{ by: 'second', text: culpritsMessages.reported }] as const;
  await aConversation(application, { members: [reporter, culprit], messages });
  const openId = idOfTicket(
    await aReport(application, { reporter, reported: culprit, place: 'conversation' }),
  );
  await aMessage(application, { from: culprit, to: reporter, text: culpritsMessages.other });
  const [bannedId, restrictingId, closedId] = [
    // Without a photo: those of tests resemble each other.
    await report(await aMember(application, { gender: 'Male', firstname: 'Zubin' })),
    await report(),
    await report(),
  ];
  await aPhoto(application, { token: culprit.token, width: 60, height: 80 });
  const { id: photoId } = await application.context.database
    .selectFrom('photos')
    .select('id')
    .where('accountId', '=', culprit.user_id)
    .executeTakeFirstOrThrow();
  const decide = async (reportId: number, outcome: 'hide' | 'dismiss') => {
    const input = { report_id: reportId, outcome, reason: 'Decided for a test.' };
    await callApi(application, { endpoint: decideReport, input, token: desk.token });
  };
  await decide(restrictingId, 'hide');
  await decide(closedId, 'dismiss');
  return {
    openId,
    bannedId,
    restrictingId,
    closedId,
    photoId,
    culprit,
    complaintId: await aComplaint(application),
  };
}

/** The inputs of the calls about reports. */
export function writeCaseInputs(cases: CaseSubject, partnerId: number): Record<string, object> {
  const { openId, bannedId, restrictingId, closedId, complaintId, photoId } = cases;
  const reason = 'For a good reason.';
  return {
    'POST /admin/reports/show': { report_id: openId },
    'POST /admin/reports/claim': { report_id: complaintId, is_mine: true },
    'POST /admin/reports/decide': { report_id: openId, outcome: 'warn', reason },
    'POST /admin/reports/ban': { report_id: bannedId, reason },
    'POST /admin/reports/lift': { report_id: restrictingId, reason },
    'POST /admin/reports/reopen': { report_id: closedId, reason },
    'POST /admin/reports/identify': { report_id: complaintId, user_id: partnerId },
    'POST /admin/reports/picture': { report_id: openId, photo_id: photoId, is_hidden: true },
    'POST /admin/reports/contact': { report_id: complaintId },
    'POST /admin/reports/messages': { report_id: openId },
  };
}
