import type { ClosedReason } from '#contract/conversations/conversation.wire.ts';
import { hideContacts } from '#contract/profiles/hide-contacts.ts';
import type { ViewerAndPartner } from '#server/features/partners/partners.ts';
import { isVisible, viewpointOf } from '#server/features/visibility/visibility.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Problem, problem } from '#server/platform/problem.ts';
import { closedReasonOf } from './conversations.rules.ts';
import { listParties, type Party } from './openness.repository.ts';

/** The other one of a conversation, and whether something can be sent to them. */
export type Openness = {
  /** Undefined while they cannot be seen. */
  partner: Party | undefined;
  /** The full name, also of one that the viewer blocked; null for others who cannot be seen. */
  name: string | null;
  /** Why nothing can be sent; null when it can. */
  closedReason: ClosedReason | null;
};

/** A partner that the viewer does not see. */
export const unavailable: Openness = { partner: undefined, name: null, closedReason: 'not_available' };

/**
 * Whether the conversations with some partners are open: one statement for any number. Throws not_signed_in for a member who was
 * erased since the call began.
 */
export async function findOpenness(
  database: Database,
  { viewerId, partnerIds }: { viewerId: number; partnerIds: readonly number[] },
): Promise<Map<number, Openness>> {
  const parties = await listParties(database, { viewerId, ids: [viewerId, ...partnerIds] });
  const byId = new Map(parties.map((party) => [party.accountId, party]));
  const viewer = byId.get(viewerId);
  if (viewer === undefined) throw problem('not_signed_in');
  return new Map(partnerIds.map((id) => [id, opennessOf(viewer, byId.get(id))]));
}

function opennessOf(viewer: Party, party: Party | undefined): Openness {
  if (party === undefined) return unavailable;
  const name = hideContacts(`${party.firstName} ${party.lastName}`);
  if (party.isBlockedByViewer) return { partner: undefined, name, closedReason: 'blocked' };
  if (!isVisible(party, viewpointOf(viewer))) return unavailable;
  const isReachable = isVisible(viewer, viewpointOf(party));
  const closedReason = closedReasonOf({ viewer, partner: party, isReachable });
  return { partner: party, name, closedReason };
}

export async function findOpennessOf(
  database: Database,
  { viewerId, partnerId }: ViewerAndPartner,
): Promise<Openness> {
  const found = await findOpenness(database, { viewerId, partnerIds: [partnerId] });
  return found.get(partnerId) ?? unavailable;
}

/** Throws partner_not_found, profile_hidden, profile_in_review, partner_not_reachable or not_connected unless messages can be sent. */
export async function requireOpen(database: Database, ids: ViewerAndPartner): Promise<void> {
  const { closedReason } = await findOpennessOf(database, ids);
  if (closedReason !== null) throw refusals[closedReason]();
}

const refusals: Record<ClosedReason, () => Problem> = {
  blocked: () => problem('partner_not_found'),
  not_available: () => problem('partner_not_found'),
  profile_hidden: () => problem('profile_hidden'),
  profile_in_review: () => problem('profile_in_review'),
  not_reachable: () => problem('partner_not_reachable'),
  not_connected: () => problem('not_connected'),
};
