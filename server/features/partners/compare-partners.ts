import {
  type Candidate,
  compareDirection,
  type Direction,
  findCandidates,
  type MatchingContext,
  scoreOf,
  type StatedCriteria,
} from '#server/features/matching/matching.ts';
import type { Context } from '#server/platform/context.ts';

/**
 * The two-way score of viewer and partner; `mine` compares the viewer's preference with the partner, `theirs` the reverse. `stated` is
 * what both look for.
 */
export type PartnerMatch = {
  score: number;
  mine: Direction;
  theirs: Direction;
  stated: Record<'mine' | 'theirs', StatedCriteria>;
};

/** Compares a viewer, read here unless given, with some partners, by partner: one statement for any number. */
export async function comparePartners(
  context: Pick<Context, 'database' | 'now'>,
  {
    viewerId,
    viewer: known,
    partnerIds,
    today,
    codesOf,
  }: MatchingContext & { viewerId: number; viewer?: Candidate | undefined; partnerIds: readonly number[] },
): Promise<Map<number, PartnerMatch>> {
  const accountIds = known === undefined ? [viewerId, ...partnerIds] : partnerIds;
  const candidates = await findCandidates(context, { accountIds, today, codesOf });
  const viewer = known ?? candidates.get(viewerId);
  if (viewer === undefined) return new Map();
  return new Map(
    partnerIds.flatMap((id) => {
      const partner = candidates.get(id);
      if (partner === undefined) return [];
      const mine = compareDirection(viewer.preference, partner.facts);
      const theirs = compareDirection(partner.preference, viewer.facts);
      const stated = { mine: viewer.preference.stated, theirs: partner.preference.stated };
      return [[id, { score: scoreOf(mine, theirs), mine, theirs, stated }]];
    }),
  );
}
