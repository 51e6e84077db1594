import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { replyMail } from './enquiries.mail.ts';
import { findEnquiry } from './enquiries.repository.ts';
import { mostAttempts, rootMailId, sendingGivenUpBefore } from './enquiries.rules.ts';
import { endTry, listMessages, type StoredMessage, takeMail } from './messages.repository.ts';
import { announceEnquiries } from './update-enquiry.ts';

/** Sends one answer. The mail is made from what is stored, so the task has no address and no text. */
export const deliverReplyJob: Job<{ messageId: number }> = { name: 'enquiries.reply' };

/**
 * Sends a queued answer, unless it was sent or another process is sending it. Throws when the mail server refuses it, so that it
 * is tried again; the last try makes it a failed one, which administrators can have sent again.
 */
export async function deliverReply(context: Context, messageId: number): Promise<void> {
  const now = context.now();
  const message = await takeMail(context.database, {
    id: messageId,
    now,
    givenUpBefore: sendingGivenUpBefore(now),
  });
  if (message === undefined) return;
  try {
    await sendReply(context, message);
  } catch (error) {
    await settle(context, { id: messageId, delivery: message.attempts < mostAttempts ? 'queued' : 'failed' });
    throw error;
  }
  await settle(context, { id: messageId, delivery: 'sent' });
}

async function settle(
  context: Context,
  { id, delivery }: { id: number; delivery: 'queued' | 'sent' | 'failed' },
): Promise<void> {
  await context.transact(async (work) => {
    await endTry(work.database, { id, delivery, sentAt: delivery === 'sent' ? context.now() : null });
    await announceEnquiries(work);
  });
}

async function sendReply(context: Context, message: StoredMessage): Promise<void> {
  const { database, configuration, mailer } = context;
  const enquiry = await findEnquiry(database, message.enquiryId);
  if (enquiry === undefined) return;
  const messages = await listMessages(database, message.enquiryId);
  const before = messages.filter(({ id }) => id < message.id);
  const site = { ...(await findSiteSettings(database)), publicUrl: configuration.publicUrl };
  await mailer.send(
    replyMail(site, {
      enquiry,
      text: message.text,
      thread: {
        mailId: message.mailId ?? '',
        root: rootMailId(enquiry.id, new URL(configuration.publicUrl).hostname),
        earlier: before.flatMap(({ mailId }) => (mailId === null ? [] : [mailId])),
      },
      // What it answers: the latest text of the visitor.
      quoted: before.findLast(({ direction }) => direction === 'received') ?? {
        text: enquiry.message,
        createdAt: enquiry.createdAt,
      },
    }),
  );
}
