import {
  compareDirection,
  type Direction,
  findCandidates,
  type Reading,
  scoreOf,
} from '#server/features/matching/matching.ts';
import type { Context } from '#server/platform/context.ts';

/** What the viewer looks for and what a partner looks for, each held against the other. */
export type PeopleMatch = { score: number; mine: Direction; theirs: Direction };

type Compared = Reading & {
  viewerId: number;
  partnerIds: readonly number[];
};

/** Holds a viewer and some partners against each other, in one statement whatever the number; by partner. */
export async function comparePartners(
  context: Pick<Context, 'database' | 'now'>,
  { viewerId, partnerIds, ...reading }: Compared,
): Promise<Map<number, PeopleMatch>> {
  const accountIds = [viewerId, ...partnerIds];
  const candidates = await findCandidates(context, { accountIds, ...reading });
  const viewer = candidates.get(viewerId);
  if (viewer === undefined) return new Map();
  return new Map(
    partnerIds.flatMap((id) => {
      const partner = candidates.get(id);
      if (partner === undefined) return [];
      const mine = compareDirection(viewer.wish, partner.facts);
      const theirs = compareDirection(partner.wish, viewer.facts);
      return [[id, { score: scoreOf(mine, theirs), mine, theirs }]];
    }),
  );
}
