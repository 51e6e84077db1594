import type { EndpointData, EndpointExtra, ValidInput } from '#contract/endpoint.ts';
import type { listInterests as contract } from '#contract/interests/list-interests.ts';
import { describePartners } from '#server/features/partners/partners.ts';
import { findViewpoint } from '#server/features/visibility/visibility.ts';
import type { Context } from '#server/platform/context.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import { type InterestCursor, readInterestCursor, writeInterestCursor } from './interest-cursor.rules.ts';
import { presentInterest } from './interests.presenter.ts';
import {
  countInterests,
  type Interest,
  listInterests as findInterests,
  type InterestList,
} from './interests.repository.ts';
import { otherOf } from './interests.rules.ts';

type Listed = { data: EndpointData<typeof contract> } & EndpointExtra<typeof contract>;
type Asked = ValidInput<typeof contract> & { viewerId: number };

/**
 * A list of the own interests, latest first, with the cards of the others. The cursor names the last one that was listed, so
 * that nothing comes twice or is skipped when new ones arrive. Throws invalid_input on `cursor` when it is none of ours.
 */
export async function listInterests(
  context: Context,
  { viewerId, status, limit, cursor }: Asked,
): Promise<Listed> {
  const { database } = context;
  const after = cursor === undefined ? null : readInterestCursor(cursor);
  if (cursor !== undefined && after === null) throw fieldProblem('cursor', 'validation.wrong_type');
  const viewpoint = await findViewpoint(database, viewerId);
  const counts = await countInterests(database, viewpoint);
  const list: InterestList = status;
  // One more than asked for tells whether there is more.
  const found = await findInterests(database, { viewpoint, list, after, most: limit + 1 });
  const interests = found.slice(0, limit);
  const ids = new Set(interests.map((interest) => otherOf(interest, viewerId)));
  const cards = await describePartners(context, { viewerId, ids: [...ids], declined: 'shown' });
  const cardOf = new Map(cards.map((card) => [card.u_id, card]));
  const data = interests.flatMap((interest) => {
    const card = cardOf.get(otherOf(interest, viewerId));
    return card === undefined ? [] : [presentInterest(interest, card)];
  });
  const page = after?.page ?? 1;
  const next = found.length > limit ? nextOf(interests.at(-1), page) : null;
  return { data, total: counts[list], page, limit, next };
}

function nextOf(last: Interest | undefined, page: number): string | null {
  if (last === undefined) return null;
  const cursor: InterestCursor = { page: page + 1, createdAt: last.createdAt, id: last.id };
  return writeInterestCursor(cursor);
}
