import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { findSeeker } from '#server/features/matching/matching.ts';
import type { Context } from '#server/platform/context.ts';
import { describePartners } from './describe-partners.ts';
import { type Look, requireVisible } from './require-visible.ts';
import { listLike } from './similar.repository.ts';

const mostSimilar = 8;
/** So many of those who are most like the partner are held against the viewer. */
const mostCompared = 40;

/** Members like a partner, who suit the viewer and whom the viewer suits, best first. Throws partner_not_found. */
export async function listSimilar(context: Context, look: Look): Promise<{ data: PartnerCardWire[] }> {
  await requireVisible(context, look);
  const { viewerId, partnerId } = look;
  const seeker = await findSeeker(context, viewerId);
  const ids = await listLike(context.database, { seeker, partnerId, most: mostCompared });
  const data = await describePartners(context, {
    viewerId,
    ids,
    // Among equals, whoever is more like the partner stays first.
    choose: (found) =>
      found.toSorted((one, other) => other.match.score - one.match.score).slice(0, mostSimilar),
  });
  return { data };
}
