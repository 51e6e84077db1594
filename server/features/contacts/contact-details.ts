import {
  type listContacts as listContactsEndpoint,
  mostContacts,
  type showContactAllowance as showContactAllowanceEndpoint,
  type viewContact as viewContactEndpoint,
} from '#contract/contacts/contacts.ts';
import type { EndpointData, EndpointExtra } from '#contract/calls/endpoint.ts';
import { countedMobile, lockAccounts } from '#server/features/accounts/accounts.ts';
import { notify } from '#server/features/notifications/notifications.ts';
import {
  detailsOf,
  listCards,
  requireReachable,
  type ViewerAndPartner,
} from '#server/features/partners/partners.ts';
import { findAllowance, type TodaysAllowance } from '#server/features/plans/plans.ts';
import { findViewpoint } from '#server/features/visibility/visibility.ts';
import type { Context } from '#server/platform/context.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { problem } from '#server/platform/problem.ts';
import { refusalOf } from './contacts.policy.ts';
import { findContactDetails, insertContactView, listContactViews } from './contacts.repository.ts';

/**
 * Shows the contact details of a partner, as far as the partner allows it. The first view is recorded, notified
 * to the partner, and taken from the day's quota, unless an interest between the two was accepted. Both accounts are locked first, so that a day's limit is never exceeded. Throws the
 * problems of the endpoint.
 */
export async function viewContact(
  context: Context,
  ids: ViewerAndPartner,
): Promise<{ data: EndpointData<typeof viewContactEndpoint> } & EndpointExtra<typeof viewContactEndpoint>> {
  const { transact, now: clock } = context;
  const { viewerId, partnerId } = ids;
  return transact(async (work) => {
    const { database } = work;
    const now = clock();
    const at = { database, now: () => now };
    await lockAccounts(database, [viewerId, partnerId]);
    const { partner } = await requireReachable(at, ids);
    const refusal = refusalOf[detailsOf(partner)];
    if (refusal !== null) throw problem(refusal);
    const allowance = await findAllowance(at, viewerId);
    const isFirst = !partner.isContacted;
    const isCounted = isFirst && partner.interest?.status !== 'accepted';
    if (isCounted) requireView(allowance);
    if (isFirst) await recordView(work, { ids, day: allowance.day, isCounted, now });
    const details = await findContactDetails(database, partnerId);
    if (details === undefined) throw problem('partner_not_found');
    return {
      data: {
        u_email: details.email,
        u_mobile: await countedMobile({ ...context, database }, details),
        u_mobile_verified: details.mobileVerifiedAt !== null,
      },
      ...presentAllowance(allowance, { spent: isCounted ? 1 : 0 }),
      is_first: isFirst,
    };
  });
}

function requireView({ contacts, resetSeconds }: TodaysAllowance): void {
  if (contacts?.left === 0) throw problem('contact_limit_reached', { retryAfter: resetSeconds });
}

async function recordView(
  work: Work,
  { ids, day, isCounted, now }: { ids: ViewerAndPartner; day: string; isCounted: boolean; now: Date },
): Promise<void> {
  const { viewerId, partnerId } = ids;
  await insertContactView(work.database, { viewerId, partnerId, day, viewedAt: now, isCounted });
  const notification = { kind: 'contact_viewed', partnerId: viewerId } as const;
  await notify(work, { accountId: partnerId, notification, now });
  work.announce(viewerId, { type: 'contact_changed', partner_id: partnerId });
  work.announce(partnerId, { type: 'contact_changed', partner_id: viewerId });
}

type AllowanceWire = EndpointData<typeof showContactAllowanceEndpoint>;

/** The contact views left today, before one is spent. */
export async function showContactAllowance(context: Context, accountId: number): Promise<AllowanceWire> {
  return presentAllowance(await findAllowance(context, accountId), { spent: 0 });
}

function presentAllowance(
  { contacts, resetsAt }: TodaysAllowance,
  { spent }: { spent: number },
): AllowanceWire {
  const left = contacts === null ? null : contacts.left - spent;
  return { left, limit: contacts?.limit ?? null, resets_at: resetsAt.toISOString() };
}

/** The cards for the contact views by a member, or of the member's details, latest first. */
export async function listContacts(
  context: Context,
  { viewerId, isByMe }: { viewerId: number; isByMe: boolean },
): Promise<{ data: EndpointData<typeof listContactsEndpoint> }> {
  const viewpoint = await findViewpoint(context.database, viewerId);
  const own = isByMe ? 'viewerId' : 'partnerId';
  const contacts = await listContactViews(context.database, { viewpoint, own, most: mostContacts });
  const viewedAt = new Map(contacts.map((contact) => [contact.accountId, contact.viewedAt]));
  const cards = await listCards(context, { viewerId, ids: [...viewedAt.keys()], declined: 'shown' });
  const data = cards.flatMap((card) => {
    const at = viewedAt.get(card.u_id);
    return at === undefined ? [] : [{ ...card, contacted_at: at.toISOString() }];
  });
  return { data };
}
