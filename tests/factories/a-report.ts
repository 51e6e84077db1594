import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { reportMember } from '#contract/safety/reports.ts';
import { callApi } from '#tests/support/call-api.ts';
import type { TestApplication } from '#tests/support/start-application.ts';
import type { TestMember } from './a-member.ts';

type Report = { reporter: Pick<TestMember, 'token'>; reported: Pick<TestMember, 'user_id'> };

/** A report of one member about another; returns the ticket. */
export async function aReport(
  application: Pick<TestApplication, 'server'>,
  { reporter, reported, ...changes }: Report & Partial<EndpointInput<typeof reportMember>>,
): Promise<string> {
  const input = {
    partner_id: reported.user_id,
    reason: 'fake_profile',
    text: 'The photos are those of an actor.',
    ...changes,
  } as const;
  const { body } = await callApi(application, { endpoint: reportMember, input, token: reporter.token });
  if (!body.result) throw new Error(`The report was refused: ${body.message}`);
  return body.data.r_ticket;
}
