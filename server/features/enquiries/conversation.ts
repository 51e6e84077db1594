import { randomUUID } from 'node:crypto';
import type { ValidInput } from '#contract/calls/endpoint.ts';
import type { replyToEnquiry } from '#contract/enquiries/enquiries.ts';
import type { EnquiryMessageWire } from '#contract/enquiries/enquiry.wire.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { problem } from '#server/platform/problem.ts';
import { deliverReplyJob } from './deliver-reply.ts';
import { presentMessage } from './enquiries.presenter.ts';
import { changeEnquiry, type Enquiry, findEnquiry, lockEnquiry } from './enquiries.repository.ts';
import { canResend, mailIdOf } from './enquiries.rules.ts';
import { findMessage, findRepeated, insertMessage, requeueMail } from './messages.repository.ts';
import { announceEnquiries, lockSeenEnquiry } from './update-enquiry.ts';

type Written = { input: ValidInput<typeof replyToEnquiry>; administratorId: number };

/**
 * Mails an answer to the visitor. The same answer again is not sent twice: its message is returned. Throws not_found, and
 * enquiry_changed when the caller saw an earlier version.
 */
export async function replyTo(context: Context, written: Written): Promise<EnquiryMessageWire> {
  return addMessage(context, { ...written, direction: 'sent' });
}

/** Adds what the visitor wrote back, which makes the enquiry new again. Throws not_found or enquiry_changed. */
export async function addReceivedMail(context: Context, written: Written): Promise<EnquiryMessageWire> {
  return addMessage(context, { ...written, direction: 'received' });
}

type Direction = 'sent' | 'received';

async function addMessage(
  context: Context,
  { input, administratorId, direction }: Written & { direction: Direction },
): Promise<EnquiryMessageWire> {
  const { enquiry_id: enquiryId, text, client_id: clientId } = input;
  const now = context.now();
  return context.transact(async (work) => {
    const { database } = work;
    // Under the lock the same call at the same time finds the message of the first one.
    await lockEnquiry(database, enquiryId);
    const repeated = await findRepeated(database, { enquiryId, direction, clientId, text });
    if (repeated !== undefined) return present(database, { id: repeated, now });
    const enquiry = await lockSeenEnquiry(database, input);
    const id = await insertMessage(database, {
      enquiryId,
      direction,
      text,
      administratorId,
      clientId: clientId ?? null,
      createdAt: now,
      ...(direction === 'sent' && { delivery: 'queued', mailId: newMailId(context, enquiryId) }),
    });
    if (direction === 'sent') await work.enqueue(deliverReplyJob, { messageId: id });
    const message = await present(database, { id, now });
    await moveEnquiry(work, { enquiry, direction, administratorId, messageId: id, now });
    return message;
  });
}

function newMailId({ configuration }: Context, enquiryId: number): string {
  return mailIdOf(enquiryId, { host: new URL(configuration.publicUrl).hostname, unique: randomUUID() });
}

type Move = {
  enquiry: Enquiry;
  direction: Direction;
  administratorId: number;
  messageId: number;
  now: Date;
};

/** The state that follows from a message, and its record. An answer puts its writer in charge where no administrator is. */
async function moveEnquiry(
  work: Work,
  { enquiry, direction, administratorId, messageId, now }: Move,
): Promise<void> {
  const { database } = work;
  const { id, status, assigneeId } = enquiry;
  const isSent = direction === 'sent';
  const isFree = ((await findEnquiry(database, id))?.assignee ?? null) === null;
  const after = {
    status: isSent ? 'answered' : 'new',
    assigneeId: isSent && isFree ? administratorId : assigneeId,
  };
  await changeEnquiry(database, { id, changes: { ...after, updatedAt: now } });
  await announceEnquiries(work);
  await recordAction(database, {
    administratorId,
    action: isSent ? 'enquiry.answered' : 'enquiry.received',
    subject: `enquiry ${id}`,
    before: { status, assigneeId },
    after: { ...after, message: messageId },
    now,
  });
}

async function present(
  database: Database,
  { id, now }: { id: number; now: Date },
): Promise<EnquiryMessageWire> {
  const message = await findMessage(database, id);
  if (message === undefined) throw problem('not_found');
  return presentMessage(message, now);
}

/** Has a mail sent again that did not go out. Throws not_found or reply_not_failed. */
export async function resendReply(
  context: Context,
  { messageId, administratorId }: { messageId: number; administratorId: number },
): Promise<EnquiryMessageWire> {
  const now = context.now();
  return context.transact(async (work) => {
    const { database } = work;
    const found = await findMessage(database, messageId);
    if (found === undefined) throw problem('not_found');
    await lockEnquiry(database, found.enquiryId);
    // It may have been sent while the lock was waited for.
    const message = await findMessage(database, messageId);
    if (message === undefined) throw problem('not_found');
    if (!canResend(message, now)) throw problem('reply_not_failed');
    await requeueMail(database, messageId);
    await work.enqueue(deliverReplyJob, { messageId });
    await announceEnquiries(work);
    const requeued = await present(database, { id: messageId, now });
    await recordAction(database, {
      administratorId,
      action: 'enquiry.reply_resent',
      subject: `enquiry ${message.enquiryId}`,
      after: { message: messageId },
      now,
    });
    return requeued;
  });
}
