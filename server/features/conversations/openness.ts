import type { ClosedReason } from '#contract/conversations/conversation.wire.ts';
import { listVisible, type PartnerRow, type ViewerAndPartner } from '#server/features/partners/partners.ts';
import { isVisible, viewpointOf } from '#server/features/visibility/visibility.ts';
import type { Context } from '#server/platform/context.ts';
import { type Problem, problem } from '#server/platform/problem.ts';
import { closedReasonOf } from './conversations.rules.ts';

type Sources = Pick<Context, 'database' | 'now'>;

/** The partner of a conversation, undefined while they cannot be seen, and why nothing can be sent; null when it can. */
export type Openness = { partner: PartnerRow | undefined; closedReason: ClosedReason | null };

/** Which of some conversations are open: one statement for any number. */
export async function findOpenness(
  context: Sources,
  { viewerId, partnerIds }: { viewerId: number; partnerIds: readonly number[] },
): Promise<Map<number, Openness>> {
  const { viewer, partners } = await listVisible(context, { viewerId, ids: partnerIds });
  const byId = new Map(partners.map((partner) => [partner.accountId, partner]));
  return new Map(
    partnerIds.map((id) => {
      const partner = byId.get(id);
      const facts = {
        isVisible: partner !== undefined,
        isReachable: partner !== undefined && isVisible(viewer, viewpointOf(partner)),
        viewer,
        interest: partner?.interest ?? null,
      };
      return [id, { partner, closedReason: closedReasonOf(facts) }];
    }),
  );
}

export async function findOpennessOf(
  context: Sources,
  { viewerId, partnerId }: ViewerAndPartner,
): Promise<Openness> {
  const found = await findOpenness(context, { viewerId, partnerIds: [partnerId] });
  return found.get(partnerId) ?? { partner: undefined, closedReason: 'not_available' };
}

/** Throws partner_not_found, profile_hidden, profile_in_review, partner_not_reachable or not_connected unless messages can be sent. */
export async function requireOpen(context: Sources, ids: ViewerAndPartner): Promise<void> {
  const { closedReason } = await findOpennessOf(context, ids);
  if (closedReason !== null) throw refusals[closedReason]();
}

const refusals: Record<ClosedReason, () => Problem> = {
  not_available: () => problem('partner_not_found'),
  profile_hidden: () => problem('profile_hidden'),
  profile_in_review: () => problem('profile_in_review'),
  not_reachable: () => problem('partner_not_reachable'),
  not_connected: () => problem('not_connected'),
};
