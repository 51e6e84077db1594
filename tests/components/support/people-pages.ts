import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { usualPageSize } from '#contract/matches/partner-list.fields.ts';
import { aPartnerCardWire } from './wire-partner-card.ts';

/** So many members on cards, each with a number and a first name of their own. */
export function aCrowd(count: number): PartnerCardWire[] {
  return Array.from({ length: count }, (_, index) =>
    aPartnerCardWire({ u_id: 100 + index, u_firstname: `Groom ${index + 1}` }),
  );
}

type Asked = { cursor?: string | undefined; limit?: unknown };

/** The page of a list of members that a call asks for, with the cursor of the next one. */
export function pageOfPeople(people: readonly PartnerCardWire[], { cursor = '0', limit }: Asked = {}) {
  const size = Number(limit ?? usualPageSize);
  const start = Number(cursor);
  const end = start + size;
  return {
    data: people.slice(start, end),
    total: people.length,
    has_more_than_total: false,
    page: start / size + 1,
    limit: size,
    next: end < people.length ? String(end) : null,
  };
}
