import { fillNames } from './fill-names.ts';

/** What mails about payments and plans say, in English. */
const english = {
  confirmedSubject: 'Your payment to {site} is confirmed: receipt {number}',
  confirmedHeading: 'Thank you for your payment',
  confirmedText: 'We received {amount}. Your plan: {plan}, until {until}.',
  confirmedOver: 'We received {amount} for the plan {plan}.',
  confirmedAttached: 'Receipt {number} is attached. You will also find it under Subscription.',
  refundedSubject: 'Refund from {site}: credit note {number}',
  refundedHeading: 'Your refund',
  refundedText: 'We are refunding {amount} of your payment for the plan {plan}.',
  refundedUntil: 'Your plan now ends on {until}.',
  refundedOver: 'Your plan has ended.',
  refundedAttached: 'Credit note {number} is attached. Your bank may need a few days.',
  rejectedSubject: 'We could not find your payment to {site}',
  rejectedHeading: 'We could not find your payment',
  rejectedText:
    'You gave us the reference number of a payment of {amount} for the plan {plan}. We looked for it, but could not confirm it.',
  rejectedNext:
    'If the money has left your account, write to {support} with the reference number of the transfer. Nothing else changes for you.',
  reason: 'The reason: {reason}',
  button: 'Open my plan',
  closing: 'You get this mail because of a payment to {site}. Questions? Write to {support}.',
  endingTodaySubject: 'Your plan {plan} at {site} ends today',
  endingTomorrowSubject: 'Your plan {plan} at {site} ends tomorrow',
  endingSoonSubject: 'Your plan {plan} at {site} ends in {days} days',
  endingHeading: 'Your plan ends soon',
  endingText: 'The plan {plan} ends on {date}.',
  endingAfter:
    'From then on you have the limits of members without a plan. Your profile, your interests and everything else stay as they are.',
  endingRenewal:
    'It is not renewed, and nothing is charged again. If you choose a plan before that date, its time is added.',
  endingClosing: 'We remind you 7 days and 1 day before, and on the day. Questions? Write to {support}.',
} as const;

/** A sentence of a mail about payments with its names filled in. */
export function sayInPayments(
  sentence: keyof typeof english,
  names: Readonly<Record<string, string>> = {},
): string {
  return fillNames(english[sentence], names);
}
