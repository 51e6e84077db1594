import type { EndpointData, EndpointExtra } from '#contract/endpoint.ts';
import type { viewContact as contract } from '#contract/contacts/view-contact.ts';
import { lockAccounts } from '#server/features/accounts/accounts.ts';
import { notify } from '#server/features/notifications/notifications.ts';
import { type Look, requireReachable } from '#server/features/partners/partners.ts';
import { findAllowance, type TodaysAllowance } from '#server/features/plans/plans.ts';
import { findMemberSettings } from '#server/features/settings/settings.ts';
import type { Context } from '#server/platform/context.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { problem } from '#server/platform/problem.ts';
import { presentAllowance } from './contacts.presenter.ts';
import { refusalToShow } from './contacts.policy.ts';
import { findContactDetails, insertContactView } from './contacts.repository.ts';

type Viewed = { data: EndpointData<typeof contract> } & EndpointExtra<typeof contract>;

/**
 * Shows how a partner can be reached, as far as they wish. The first view is taken from the day's quota, recorded, and told
 * to them; it is counted with both accounts locked, so that no day gets one too many. Throws the problems of the endpoint.
 */
export async function viewContact({ transact, now: clock }: Context, look: Look): Promise<Viewed> {
  return transact(async (work) => {
    const { database } = work;
    const now = clock();
    const at = { database, now: () => now };
    await lockAccounts(database, [look.viewerId, look.partnerId]);
    const { partner } = await requireReachable(at, look);
    const { contactAudience } = await findMemberSettings(database, look.partnerId);
    const isConnected = partner.interest?.status === 'accepted';
    const refusal = refusalToShow(contactAudience, { isConnected });
    if (refusal !== null) throw problem(refusal);
    const allowance = await findAllowance(at, look.viewerId);
    const isFirst = !partner.isContacted;
    if (isFirst) await spendView(work, { look, allowance, now });
    const details = await findContactDetails(database, look.partnerId);
    if (details === undefined) throw problem('partner_not_found');
    return {
      data: { u_email: details.email, u_mobile: details.mobile },
      ...presentAllowance(allowance, { spent: isFirst ? 1 : 0 }),
      is_first: isFirst,
    };
  });
}

async function spendView(
  work: Work,
  { look, allowance, now }: { look: Look; allowance: TodaysAllowance; now: Date },
): Promise<void> {
  const { viewerId, partnerId } = look;
  if (allowance.contacts.left === 0) {
    throw problem('contact_limit_reached', { retryAfter: allowance.resetSeconds });
  }
  await insertContactView(work.database, { viewerId, partnerId, day: allowance.day, viewedAt: now });
  const notice = { kind: 'contact_viewed', partnerId: viewerId } as const;
  await notify(work, { accountId: partnerId, notice, now });
  work.announce(viewerId, { type: 'contact_changed', partner_id: partnerId });
  work.announce(partnerId, { type: 'contact_changed', partner_id: viewerId });
}
