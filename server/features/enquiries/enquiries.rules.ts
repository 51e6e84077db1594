import type { EnquiryMessageWire } from '#contract/enquiries/enquiry.wire.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** An enquiry is removed with its mails so long after the last change or mail. */
const storedDays = 2 * 365;

/** Enquiries without a change since then are removed. */
export function removedBefore(now: Date): Date {
  return new Date(now.getTime() - storedDays * day);
}

/** After so many tries, over about twenty minutes, a mail counts as failed. The queue tries no further. */
export const mostAttempts = 9;

/** A process that hands a mail over takes no longer; it has been killed then, and another one may try. */
const longestSendingMs = 4 * minute;

/** Before this instant a try to send that has not ended has been given up. */
export function sendingGivenUpBefore(now: Date): Date {
  return new Date(now.getTime() - longestSendingMs);
}

/** A mail that has been waiting for so long was lost by the queue, which keeps work for a day. */
const lostAfterMs = day;

type Delivery = { delivery: string | null; attempts: number; createdAt: Date };

/** Whether an administrator may have a mail sent again: it failed, or the queue has lost it. */
export function canResend({ delivery, createdAt }: Delivery, now: Date): boolean {
  if (delivery === 'failed') return true;
  return delivery === 'queued' && now.getTime() - createdAt.getTime() > lostAfterMs;
}

/** A queued mail that was refused before is being retried. */
export function deliveryOf({
  delivery,
  attempts,
}: Pick<Delivery, 'delivery' | 'attempts'>): EnquiryMessageWire['em_delivery'] {
  if (delivery === 'queued') return attempts > 0 ? 'retrying' : 'queued';
  return delivery === 'sent' || delivery === 'failed' ? delivery : null;
}

/** The reference in the subject of every mail: `E-000123`. */
export function referenceOf(enquiryId: number): string {
  return `E-${String(enquiryId).padStart(6, '0')}`;
}

/** The id that a search names as a reference, in any spelling a person types: `E-000123`, `[e-123]`. Null for other texts. */
export function readReference(search: string): number | null {
  const digits = /^\[?e-0*([1-9]\d{0,8})\]?$/i.exec(search.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}

/** The Message-ID of the enquiry itself, the root of its thread. No mail has it, but every one refers to it. */
export function rootMailId(enquiryId: number, host: string): string {
  return `<enquiry-${enquiryId}@${host}>`;
}

/** The Message-ID of one mail. `unique` keeps it apart from those of another installation at the same host. */
export function mailIdOf(enquiryId: number, { host, unique }: { host: string; unique: string }): string {
  return `<enquiry-${enquiryId}.${unique}@${host}>`;
}

/** Mail programs need the root and the latest mails of a thread; a longer header may be cut off in the middle. */
const mostReferences = 20;

/** The headers by which mail programs show a mail in one conversation with the earlier ones, oldest first. */
export function threadHeaders({
  mailId,
  root,
  earlier,
}: {
  mailId: string;
  root: string;
  earlier: readonly string[];
}): Record<string, string> {
  return {
    'Message-ID': mailId,
    'In-Reply-To': earlier.at(-1) ?? root,
    References: [root, ...earlier.slice(-mostReferences)].join(' '),
  };
}
