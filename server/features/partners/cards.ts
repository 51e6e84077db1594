import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { findChoices } from '#server/features/choices/choices.ts';
import { findMatchingContext, findSeeker, type Seeker } from '#server/features/matching/matching.ts';
import type { Context } from '#server/platform/context.ts';
import { comparePartners } from './compare-partners.ts';
import { presentCard } from './partners.presenter.ts';
import { listAlike } from './partners.repository.ts';
import { listVisible, requireVisible, type ViewerAndPartner } from './visible-partners.ts';

type CardsQuery = {
  viewerId: number;
  ids: readonly number[];
  /** Suggestions leave out partners who declined the viewer or were declined; lists that the viewer made show them. */
  declined?: 'left out' | 'shown';
  /** The most cards. */
  most?: number;
  /** The viewer as a seeker, when the caller has read them. */
  seeker?: Seeker | undefined;
};

/**
 * The cards of the visible members of some ids, in the order of the ids. It sends the same three statements for any number
 * of ids, so that every list of members can be made with it.
 */
export async function listCards(
  context: Pick<Context, 'database' | 'now'>,
  { viewerId, ids, declined = 'left out', most, seeker }: CardsQuery,
): Promise<PartnerCardWire[]> {
  if (ids.length === 0) return [];
  const choices = await findChoices(context);
  const { today, codesOf } = seeker ?? (await findMatchingContext(context));
  // Both at once: hardly anybody of a list is not visible.
  const [visible, matches] = await Promise.all([
    listVisible(context, { viewerId, ids }),
    comparePartners(context, { viewerId, viewer: seeker, partnerIds: ids, today, codesOf }),
  ]);
  const partners = visible.partners.filter(({ isDeclined }) => declined === 'shown' || !isDeclined);
  const matched = partners.flatMap((partner) => {
    const match = matches.get(partner.accountId);
    return match === undefined ? [] : [{ partner, match }];
  });
  return matched.slice(0, most).map(({ partner, match }) => presentCard(partner, { choices, today, match }));
}

/**
 * Runs when cards are shown that the viewer has no list with, before they are answered; throws when they may not be. The composition
 * root passes it, because counting depends on plans.
 */
export type OnCardsShown = (context: Context, shown: { accountId: number; cards: number }) => Promise<void>;

type CardsOfPartner = ViewerAndPartner & { onCardsShown: OnCardsShown };

/** The card of one partner, also after one of the two declined the other; null when the partner is not visible. */
export async function showCard(
  context: Context,
  { viewerId, partnerId, onCardsShown }: CardsOfPartner,
): Promise<{ data: PartnerCardWire | null }> {
  const [card] = await listCards(context, { viewerId, ids: [partnerId], declined: 'shown' });
  // A window loads the card of somebody it knows after every event.
  if (card !== undefined && !isKnown(card)) await onCardsShown(context, { accountId: viewerId, cards: 1 });
  return { data: card ?? null };
}

function isKnown({ interest, wishlisted, is_contacted }: PartnerCardWire): boolean {
  return interest !== null || wishlisted || is_contacted;
}

const mostSimilar = 8;
/** The most members like the partner that are compared with the viewer. */
const mostCompared = 40;

/** Members like a partner, the most alike first, without those excluded by a must-have of either side. Throws partner_not_found. */
export async function listSimilar(
  context: Context,
  { viewerId, partnerId, onCardsShown }: CardsOfPartner,
): Promise<{ data: PartnerCardWire[] }> {
  await requireVisible(context, { viewerId, partnerId });
  const seeker = await findSeeker(context, viewerId);
  const ids = await listAlike(context.database, { seeker, partnerId, most: mostCompared });
  const data = await listCards(context, {
    viewerId,
    ids,
    seeker,
    most: mostSimilar,
  });
  await onCardsShown(context, { accountId: viewerId, cards: data.length });
  return { data };
}
