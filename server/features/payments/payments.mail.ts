import { datesAt } from '#contract/fields/dates.ts';
import type { ReceiptDetails } from '#contract/payments/receipt-details.ts';
import { sayInPayments } from '#server/locales/en-payments.ts';
import { layOutMail, type MailSite } from '#server/platform/mail/mail-layout.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import type { Payment } from './payments.repository.ts';
import type { ReceiptKind } from './receipts/financial-year.rules.ts';
import type { ReceiptFile } from './receipts/find-receipt.ts';

/** The site as the mails about payments name it. */
type Site = MailSite & { supportEmail: string; timeZone: string };

/** The member who reads a mail: the first name of the profile, empty until the registration is finished. */
type Reader = { to: string; reader: string };

type ReceiptMail = Reader & {
  kind: ReceiptKind;
  number: string;
  details: ReceiptDetails;
  /** When the plan that was paid ends; null when it is over. */
  endsAt: Date | null;
  file: ReceiptFile;
  id: number;
};

/** The mail with a receipt or a credit note. */
export function receiptMail(site: Site, { kind, file, id, to, ...mailed }: ReceiptMail): Mail {
  const { number, details, endsAt, reader } = mailed;
  const { totalPaise, currency, plan, credit } = details;
  const amount = writeAmount(totalPaise, currency);
  const until = endsAt === null ? '' : datesOf(site).writeDate(endsAt);
  const names = { ...namesOf(site), amount, number, plan: plan.name, reason: credit?.reason ?? '', until };
  const what = kind === 'receipt' ? 'confirmed' : 'refunded';
  const texts =
    kind === 'receipt'
      ? ([endsAt === null ? 'confirmedOver' : 'confirmedText', 'confirmedAttached'] as const)
      : ([
          'refundedText',
          endsAt === null ? 'refundedOver' : 'refundedUntil',
          'reason',
          'refundedAttached',
        ] as const);
  const mail = layOutMail(site, {
    to,
    subject: sayInPayments(`${what}Subject`, names),
    heading: sayInPayments(`${what}Heading`, names),
    reader,
    paragraphs: texts.map((text) => sayInPayments(text, names)),
    action: actionOf(site),
    closing: sayInPayments('closing', names),
    headers: headersOf(site, `receipt.${id}`),
  });
  return { ...mail, attachments: [{ ...file, type: 'application/pdf' }] };
}

/** The mail that says why a payment was rejected, and what can be done. */
export function rejectionMail(site: Site, { to, reader, payment }: Reader & { payment: Payment }): Mail {
  const amount = writeAmount(payment.amountPaise, payment.currency);
  const names = { ...namesOf(site), amount, plan: payment.planName, reason: payment.reason ?? '' };
  return layOutMail(site, {
    to,
    subject: sayInPayments('rejectedSubject', names),
    heading: sayInPayments('rejectedHeading', names),
    reader,
    paragraphs: [
      sayInPayments('rejectedText', names),
      sayInPayments('reason', names),
      sayInPayments('rejectedNext', names),
    ],
    action: actionOf(site),
    closing: sayInPayments('closing', names),
    // Another decision about the payment is another mail.
    headers: headersOf(site, `payment.${payment.id}.${payment.decidedAt?.getTime() ?? 0}`),
  });
}

type Ending = Reader & { planName: string; endsAt: Date; daysLeft: number; accountId: number };

/** The mail that reminds of the end of a plan: when, and what happens then. */
export function endingMail(
  site: Site,
  { to, reader, planName: plan, endsAt, daysLeft, accountId }: Ending,
): Mail {
  const date = datesOf(site).writeDateTime(endsAt);
  const names = { ...namesOf(site), plan, date, days: daysLeft.toString() };
  const when = whenOf(daysLeft);
  return layOutMail(site, {
    to,
    subject: sayInPayments(`${when}Subject`, names),
    heading: sayInPayments('endingHeading', names),
    reader,
    paragraphs: [
      sayInPayments('endingText', names),
      sayInPayments('endingAfter', names),
      sayInPayments('endingRenewal', names),
    ],
    action: actionOf(site),
    closing: sayInPayments('endingClosing', names),
    headers: headersOf(site, `plan-ending.${accountId}.${endsAt.getTime()}.${daysLeft}`),
  });
}

/** An amount as screens show it: whole rupees have no paise. */
function writeAmount(paise: number, currency: string): string {
  const digits = paise % 100 === 0 ? { maximumFractionDigits: 0 } : {};
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency, ...digits }).format(paise / 100);
}

function datesOf({ timeZone }: Site) {
  return datesAt({ timeZone, language: 'en', namesZone: true });
}

function whenOf(daysLeft: number): 'endingToday' | 'endingTomorrow' | 'endingSoon' {
  if (daysLeft === 0) return 'endingToday';
  return daysLeft === 1 ? 'endingTomorrow' : 'endingSoon';
}

function namesOf({ name, supportEmail }: Site) {
  return { site: name, support: supportEmail };
}

function actionOf({ publicUrl }: Site) {
  return { label: sayInPayments('button'), address: `${publicUrl}/subscription` };
}

/** A repeated delivery has the same id, so that mail programs show it once. */
function headersOf({ publicUrl }: Site, id: string) {
  return { 'Message-ID': `<${id}@${new URL(publicUrl).hostname}>` };
}
