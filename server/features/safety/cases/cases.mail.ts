import { datesAt } from '#contract/fields/dates.ts';
import { sayInReportMail } from '#server/locales/en-reports.ts';
import { layOutMail, type MailSite } from '#server/platform/mail/mail-layout.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { hoursOf, isUrgentReason, type UrgentReason } from '../report-clocks.rules.ts';

type Site = MailSite & { grievanceEmail: string; grievanceOfficer: string; timeZone: string };

/** The mail that acknowledges a report or a complaint. */
export function acknowledgementMail(
  site: Site,
  { to, ticket, reason }: { to: string; ticket: string; reason: string },
): Mail {
  const names = namesOf(site, { ticket });
  return layOutMail(site, {
    to,
    subject: sayInReportMail('acknowledgedSubject', names),
    heading: sayInReportMail('acknowledgedHeading', names),
    paragraphs: [sayInReportMail('acknowledgedText', names), sayInReportMail(promiseOf(reason), names)],
    closing: sayInReportMail('reporterClosing', names),
  });
}

function promiseOf(reason: string) {
  if (isUrgentReason(reason)) return 'acknowledgedUrgent';
  return hoursOf(reason) <= 24 ? 'acknowledgedDay' : 'acknowledgedWeek';
}

/** The mail to the person who reported: whether we acted, without a word about the other one. */
export function noticeToReporter(
  site: Site,
  { to, ticket, outcome }: { to: string; ticket: string; outcome: string },
): Mail {
  const names = namesOf(site, { ticket });
  const text = outcome === 'dismiss' ? 'dismissedText' : 'actedText';
  return layOutMail(site, {
    to,
    subject: sayInReportMail('decidedSubject', names),
    heading: sayInReportMail('decidedHeading', names),
    paragraphs: [sayInReportMail(text, names), sayInReportMail('decidedPrivate', names)],
    closing: sayInReportMail('decidedClosing', names),
  });
}

const sentencesOf = {
  warn: 'warned',
  hide: 'hidden',
  suspend: 'suspended',
  ban: 'banned',
  reinstate: 'reinstated',
} as const;

type Outcome = keyof typeof sentencesOf;

function isTold(outcome: string): outcome is Outcome {
  return outcome in sentencesOf;
}

/** The mail to the reported member: the outcome, the reason, until when, and how to appeal; nothing about the reporter. */
export function noticeToReported(
  site: Site,
  { to, outcome, reason, until }: { to: string; outcome: string; reason: string; until: Date | null },
): Mail {
  const kind = sentencesOf[isTold(outcome) ? outcome : 'warn'];
  const names = namesOf(site, { reason, until: until === null ? '' : writeDate(site, until) });
  return layOutMail(site, {
    to,
    subject: sayInReportMail(`${kind}Subject`, names),
    heading: sayInReportMail(`${kind}Heading`, names),
    paragraphs: [sayInReportMail(`${kind}Text`, names), sayInReportMail('reason', names)],
    closing: sayInReportMail(outcome === 'reinstate' ? 'reinstatedClosing' : 'appeal', names),
  });
}

/** An urgent report in the mail about what is overdue. */
export type OverdueReport = { ticket: string; reason: UrgentReason };

/** The mail to administrators about urgent reports past their time. It contains tickets and reasons alone. */
export function overdueMail(
  site: Site,
  { to, reports }: { to: string; reports: readonly OverdueReport[] },
): Mail {
  const number = reports.length === 1 ? 'One' : 'Many';
  const tickets = reports.map(({ ticket }) => ticket).join(', ');
  const names = namesOf(site, { tickets, count: String(reports.length) });
  return layOutMail(site, {
    to,
    subject: sayInReportMail(`overdueSubject${number}`, names),
    heading: sayInReportMail(`overdueHeading${number}`, names),
    paragraphs: [
      ...reports.map(({ ticket, reason }) =>
        sayInReportMail('overdueLine', { ticket, reason: sayInReportMail(reason) }),
      ),
      sayInReportMail(`overdueText${number}`, names),
    ],
    action: {
      label: sayInReportMail(`overdueButton${number}`, names),
      address: `${site.publicUrl}/admin-reports?lane=urgent&state=open`,
    },
    closing: sayInReportMail('overdueClosing', names),
  });
}

function writeDate({ timeZone }: Site, instant: Date): string {
  return datesAt({ timeZone, language: 'en', namesZone: true }).writeDateTime(instant);
}

function namesOf(site: Site, others: Readonly<Record<string, string>>): Record<string, string> {
  const { name, grievanceEmail } = site;
  return { site: name, grievance: grievanceEmail, ...others };
}
