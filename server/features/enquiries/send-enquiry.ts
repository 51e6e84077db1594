import type { ValidInput } from '#contract/calls/endpoint.ts';
import type { sendEnquiry as sendEnquiryEndpoint } from '#contract/enquiries/enquiries.ts';
import type { Context } from '#server/platform/context.ts';
import { insertEnquiry } from './enquiries.repository.ts';
import { announceEnquiries } from './update-enquiry.ts';

/** Stores a visitor's question, and shows it in the open windows of the administrators who answer. */
export async function sendEnquiry(
  context: Context,
  { name, email, phone, message }: ValidInput<typeof sendEnquiryEndpoint>,
): Promise<void> {
  const now = context.now();
  await context.transact(async (work) => {
    await insertEnquiry(work.database, { name, email, phone, message, createdAt: now, updatedAt: now });
    await announceEnquiries(work);
  });
}
