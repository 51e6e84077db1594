import { fillNames } from './fill-names.ts';

/** What mails about payments and plans say, in English. */
const english = {
  confirmedSubject: 'Your payment to {site} is confirmed: receipt {number}',
  confirmedHeading: 'Thank you, your payment arrived',
  confirmedText:
    'We received {amount} for the plan {plan}. It begins now, or when the plan that you have ends. The page of plans shows its dates.',
  confirmedAttached: 'Receipt {number} is attached. You find it there, too.',
  refundedSubject: 'Money from {site} comes back to you: credit note {number}',
  refundedHeading: 'We send you money back',
  refundedText:
    'We refund {amount} of your payment for the plan {plan}. Its time is shorter by the same share.',
  refundedAttached:
    'Credit note {number} is attached. Banks need some days until the money is on your account.',
  rejectedSubject: 'We could not find your payment to {site}',
  rejectedHeading: 'We could not find your payment',
  rejectedText:
    'You gave us the reference of a payment of {amount} for the plan {plan}. We looked for it, and could not confirm it.',
  rejectedNext:
    'If the money has left your account, write to {support} with the reference of the transfer. Nothing else changes for you.',
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
    'Nothing is renewed and nothing is charged by itself. If you choose a plan before, its time is added.',
  endingClosing: 'We remind you 7 days and 1 day before, and on the day. Questions? Write to {support}.',
} as const;

/** A sentence of a mail about payments with its names filled in. */
export function sayInPayments(
  sentence: keyof typeof english,
  names: Readonly<Record<string, string>> = {},
): string {
  return fillNames(english[sentence], names);
}
