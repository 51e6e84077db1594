import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { findChoices } from '#server/features/choices/choices.ts';
import { findReading, type Reading } from '#server/features/matching/matching.ts';
import type { Context } from '#server/platform/context.ts';
import { comparePartners, type PeopleMatch } from './compare-partners.ts';
import { listVisible } from './list-visible.ts';
import { presentCard } from './partners.presenter.ts';
import type { Person } from './partners.repository.ts';

type Wanted = {
  viewerId: number;
  ids: readonly number[];
  /** Lists of suggestions leave out whoever declined the viewer or was declined; what the viewer chose shows them. */
  declined?: 'left out' | 'shown';
  choose?: (found: Found[]) => Found[];
  /** What whoever made the list has read already. */
  reading?: Reading;
};

/** Somebody whom the viewer may see, and how the two suit each other. */
type Found = { person: Person; match: PeopleMatch };

/**
 * The cards of those of some ids whom the viewer may see, in the order of the ids. The same three statements whatever the
 * number of ids, so that every list of members can be made of it. `choose` leaves some of them, in an order of its own.
 */
export async function describePartners(
  context: Pick<Context, 'database' | 'now'>,
  { viewerId, ids, declined = 'left out', choose = (found) => found, ...known }: Wanted,
): Promise<PartnerCardWire[]> {
  if (ids.length === 0) return [];
  const choices = await findChoices(context);
  const reading = known.reading ?? (await findReading(context));
  const { partners } = await listVisible(context, { viewerId, ids });
  const shown = partners.filter(({ isDeclined }) => declined === 'shown' || !isDeclined);
  const partnerIds = shown.map(({ accountId }) => accountId);
  const matches = await comparePartners(context, {
    viewerId,
    partnerIds,
    today: reading.today,
    codesOf: reading.codesOf,
  });
  const found = shown.flatMap((person) => {
    const match = matches.get(person.accountId);
    return match === undefined ? [] : [{ person, match }];
  });
  return choose(found).map(({ person, match }) =>
    presentCard(person, { choices, today: reading.today, match }),
  );
}
