import { insertMessage } from '#server/features/enquiries/messages.repository.ts';
import type { TestApplication } from '#tests/support/start-application.ts';

/** A mail to a visitor that the mail server has refused for the last time. */
export async function aFailedReply(
  { context: { database, now } }: Pick<TestApplication, 'context'>,
  enquiryId: number,
): Promise<number> {
  return insertMessage(database, {
    enquiryId,
    direction: 'sent',
    text: 'We could not reach you.',
    mailId: `<enquiry-${enquiryId}.${crypto.randomUUID()}@example.org>`,
    delivery: 'failed',
    attempts: 9,
    createdAt: now(),
  });
}
