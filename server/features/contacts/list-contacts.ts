import type { EndpointData } from '#contract/endpoint.ts';
import { mostContacts, type listContacts as contract } from '#contract/contacts/list-contacts.ts';
import { describePartners } from '#server/features/partners/partners.ts';
import { findViewpoint } from '#server/features/visibility/visibility.ts';
import type { Context } from '#server/platform/context.ts';
import { listContacts as findContacts } from './contacts.repository.ts';

/** Whose contact details a member was shown, or who was shown theirs, latest first. */
export async function listContacts(
  context: Context,
  { viewerId, isByMe }: { viewerId: number; isByMe: boolean },
): Promise<{ data: EndpointData<typeof contract> }> {
  const viewpoint = await findViewpoint(context.database, viewerId);
  const own = isByMe ? 'viewerId' : 'partnerId';
  const contacts = await findContacts(context.database, { viewpoint, own, most: mostContacts });
  const viewedAt = new Map(contacts.map((contact) => [contact.accountId, contact.viewedAt]));
  const cards = await describePartners(context, { viewerId, ids: [...viewedAt.keys()], declined: 'shown' });
  const data = cards.flatMap((card) => {
    const at = viewedAt.get(card.u_id);
    return at === undefined ? [] : [{ ...card, contacted_at: at.toISOString() }];
  });
  return { data };
}
