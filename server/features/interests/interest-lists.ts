import type { EndpointData, EndpointExtra, ValidInput } from '#contract/calls/endpoint.ts';
import { interestMapper, type InterestWire } from '#contract/interests/interest.wire.ts';
import type {
  countInterests as countInterestsEndpoint,
  listInterests as listInterestsEndpoint,
  showInterest as showInterestEndpoint,
} from '#contract/interests/interests.ts';
import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { listCards } from '#server/features/partners/partners.ts';
import { findAllowance } from '#server/features/plans/plans.ts';
import { findViewpoint } from '#server/features/visibility/visibility.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { readCursor, writeCursor } from '#server/platform/listing/cursor.ts';
import { problem } from '#server/platform/problem.ts';
import { findListed, findListLengths, findPage, type Interest } from './interests.repository.ts';
import { partnerOf } from './interests.rules.ts';

/**
 * A page of the own interests, latest first, with the cards of the partners; received ones that wait for an answer come before all
 * others. The cursor names the last interest of the page before and when the first page was read, so that none is repeated or skipped
 * when new ones arrive or one is answered. Throws invalid_input on an unknown `cursor`.
 */
export async function listInterests(
  context: Context,
  { viewerId, status, limit, cursor }: ValidInput<typeof listInterestsEndpoint> & { viewerId: number },
): Promise<
  { data: EndpointData<typeof listInterestsEndpoint> } & EndpointExtra<typeof listInterestsEndpoint>
> {
  const { database } = context;
  const after = cursor === undefined ? null : readInterestCursor(cursor);
  const viewpoint = await findViewpoint(database, viewerId);
  const lengths = await findListLengths(database, viewpoint);
  // One more than the limit shows whether there is a next page.
  const asOf = after?.asOf ?? context.now();
  const found = await findPage(database, { viewpoint, list: status, asOf, after, most: limit + 1 });
  const interests = found.slice(0, limit);
  const data = await presentInterests(context, { interests, viewerId });
  const page = after?.page ?? 1;
  const last = found.length > limit ? interests.at(-1) : undefined;
  const next = last === undefined ? null : writeInterestCursor({ page: page + 1, asOf, ...last });
  return { data, total: lengths[status], page, limit, next };
}

/** One of the own interests with the card of the partner. Throws interest_not_found. */
export async function showInterest(
  context: Context,
  { viewerId, interestId }: { viewerId: number; interestId: number },
): Promise<{ data: EndpointData<typeof showInterestEndpoint> }> {
  const viewpoint = await findViewpoint(context.database, viewerId);
  const found = await findListed(context.database, { viewpoint, id: interestId });
  const interests = found === undefined ? [] : [found];
  const [data] = await presentInterests(context, { interests, viewerId });
  if (data === undefined) throw problem('interest_not_found');
  return { data };
}

/** The start of the next page: after the interest of this group with this time of sending and id. */
type InterestCursor = { page: number; asOf: Date; isWaiting: boolean; createdAt: Date; id: number };

// Up to the year 9999, the last that wire and database write in the same way.
const anyTime = [0, Date.UTC(9999, 11, 31)] as const;

const cursorBounds = {
  head: [[2, 1_000_000], anyTime, [0, 1], anyTime, [1, 2_147_483_647]],
} as const;

export function writeInterestCursor({ page, asOf, isWaiting, createdAt, id }: InterestCursor): string {
  return writeCursor([page, asOf.getTime(), isWaiting ? 1 : 0, createdAt.getTime(), id]);
}

/** Throws invalid_input on `cursor` for a text that `writeInterestCursor` does not write. */
export function readInterestCursor(text: string): InterestCursor {
  const [page = 2, asOf = 0, waiting = 0, time = 0, id = 1] = readCursor(text, cursorBounds);
  return { page, asOf: new Date(asOf), isWaiting: waiting === 1, createdAt: new Date(time), id };
}

/** The interests with visible partners, with the cards of these. */
async function presentInterests(
  context: Context,
  { interests, viewerId }: { interests: readonly Interest[]; viewerId: number },
): Promise<InterestWire[]> {
  const ids = new Set(interests.map((interest) => partnerOf(interest, viewerId)));
  const cards = await listCards(context, { viewerId, ids: [...ids], declined: 'shown' });
  const cardOf = new Map(cards.map((card) => [card.u_id, card]));
  return interests.flatMap((interest) => {
    const card = cardOf.get(partnerOf(interest, viewerId));
    return card === undefined ? [] : [presentInterest(interest, card)];
  });
}

function presentInterest(interest: Interest, card: PartnerCardWire): InterestWire {
  const { id, status, senderId, receiverId, message } = interest;
  const createdAt = interest.createdAt.toISOString();
  const answeredAt = interest.answeredAt?.toISOString() ?? null;
  const facts = { id, status, senderId, receiverId, message, createdAt, answeredAt };
  return { ...card, ...interestMapper.toWire(facts) };
}

/** How many received interests wait for a member's answer. */
export async function countWaiting(database: Database, accountId: number): Promise<number> {
  const viewpoint = await findViewpoint(database, accountId);
  return (await findListLengths(database, viewpoint)).waiting;
}

/** The lengths of a member's lists, and how many interests they can still send today. */
export async function countInterests(
  context: Context,
  accountId: number,
): Promise<{ data: EndpointData<typeof countInterestsEndpoint> }> {
  const viewpoint = await findViewpoint(context.database, accountId);
  const lengths = await findListLengths(context.database, viewpoint);
  const { interests: quota } = await findAllowance(context, accountId);
  return { data: { ...lengths, left: quota?.left ?? null, limit: quota?.limit ?? null } };
}
