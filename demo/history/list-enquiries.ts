import type { EnquiryRows } from '../rows/population.repository.ts';
import { type DemoEnquiry, enquiries } from './enquiries.ts';

const minuteMs = 60_000;

/** The enquiries of the demo, new, answered and closed, with their conversations. The administrator wrote the answers. */
export function listEnquiries(now: Date, administratorId: number): EnquiryRows[] {
  return enquiries.map((asked) => rowsOf(asked, { now, administratorId }));
}

function rowsOf(
  { hoursAgo, isTaken = false, note = null, thread = [], ...asked }: DemoEnquiry,
  { now, administratorId }: { now: Date; administratorId: number },
): EnquiryRows {
  const createdAt = new Date(now.getTime() - hoursAgo * 60 * minuteMs);
  let updatedAt = createdAt;
  const messages = thread.map(({ direction, minutesLater, text }, place) => {
    updatedAt = new Date(updatedAt.getTime() + minutesLater * minuteMs);
    const isSent = direction === 'sent';
    return {
      direction,
      text,
      administratorId,
      createdAt: updatedAt,
      ...(isSent && {
        mailId: `<${asked.email.replace('@', `.${place}@`)}>`,
        delivery: 'sent',
        attempts: 1,
        sentAt: updatedAt,
      }),
    };
  });
  const assigneeId = isTaken ? administratorId : null;
  const version = thread.length + 1;
  return { enquiry: { ...asked, note, assigneeId, version, createdAt, updatedAt }, messages };
}
