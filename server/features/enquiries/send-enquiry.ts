import type { ValidInput } from '#contract/calls/endpoint.ts';
import type { sendEnquiry as sendEnquiryEndpoint } from '#contract/enquiries/enquiries.ts';
import { countForDay } from '#server/features/accounts/accounts.ts';
import type { Context } from '#server/platform/context.ts';
import { networkOf } from '#server/platform/http/client-address.ts';
import type { Client } from '#server/platform/http/route.ts';
import { insertEnquiry } from './enquiries.repository.ts';
import { announceEnquiries } from './update-enquiry.ts';

/** A bureau, or thousands of homes of a carrier, may share a network. */
const mostOfNetwork = 100;

/**
 * Stores a visitor's question, and shows it in the open windows of the administrators who answer. Throws too_many_requests after so many
 * of a network in a day.
 */
export async function sendEnquiry(
  context: Context,
  {
    input: { name, email, phone, message },
    client,
  }: { input: ValidInput<typeof sendEnquiryEndpoint>; client: Client },
): Promise<void> {
  const now = context.now();
  await context.transact(async (work) => {
    if (context.configuration.rateLimits === 'on') {
      await countForDay(context, {
        database: work.database,
        name: `enquiries of ${networkOf(client.address)}`,
        most: mostOfNetwork,
        code: 'too_many_requests',
      });
    }
    await insertEnquiry(work.database, { name, email, phone, message, createdAt: now, updatedAt: now });
    await announceEnquiries(work);
  });
}
