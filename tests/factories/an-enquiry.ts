import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { sendEnquiry } from '#contract/enquiries/enquiries.ts';
import { callApi } from '#tests/support/call-api.ts';
import type { TestApplication } from '#tests/support/start-application.ts';

type Enquiry = EndpointInput<typeof sendEnquiry> & { id: number };

/** A visitor's enquiry, from an address of its own. */
export async function anEnquiry(
  application: Pick<TestApplication, 'server' | 'context'>,
  changes: Partial<EndpointInput<typeof sendEnquiry>> = {},
): Promise<Enquiry> {
  const input = {
    name: 'Meera Pillai',
    email: `meera.${crypto.randomUUID().slice(0, 8)}@example.org`,
    phone: '+91 9876543210',
    message: 'May my aunt keep the profile?',
    ...changes,
  };
  const { body } = await callApi(application, { endpoint: sendEnquiry, input });
  if (!body.result) throw new Error(`The enquiry was refused: ${body.message}`);
  const { id } = await application.context.database
    .selectFrom('enquiries')
    .select('id')
    .where('email', '=', input.email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { ...input, id };
}
