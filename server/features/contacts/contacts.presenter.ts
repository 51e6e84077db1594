import type { EndpointData } from '#contract/endpoint.ts';
import type { showContactAllowance } from '#contract/contacts/show-contact-allowance.ts';
import type { TodaysAllowance } from '#server/features/plans/plans.ts';

/** What is left of the day's contact views after some were spent. */
export function presentAllowance(
  { contacts, resetsAt }: Pick<TodaysAllowance, 'contacts' | 'resetsAt'>,
  { spent }: { spent: number },
): EndpointData<typeof showContactAllowance> {
  return { left: contacts.left - spent, limit: contacts.limit, resets_at: resetsAt.toISOString() };
}
