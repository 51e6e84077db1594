import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { usualPageSize } from '#contract/matches/partner-list.fields.ts';
import { aPartnerCardWire } from './wire-partner-card.ts';

/** Cards of so many members, each with its own id and first name. */
export function aCrowd(count: number): PartnerCardWire[] {
  return Array.from({ length: count }, (_, index) =>
    aPartnerCardWire({ u_id: 100 + index, u_firstname: `Groom ${index + 1}` }),
  );
}

type PageQuery = { cursor?: string | undefined; limit?: unknown };

/** The requested page of a list of members, with the cursor of the next one. */
export function pageOfPeople(people: readonly PartnerCardWire[], { cursor = '0', limit }: PageQuery = {}) {
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

/** The page of a search all of whose words are known. */
export function pageOfFound(people: readonly PartnerCardWire[], asked: PageQuery = {}) {
  return {
    ...pageOfPeople(people, asked),
    corrected: null,
    unknown_words: [],
    found_by: [],
    similar_ids: [],
  };
}

/** The only page of a list. */
export function onePage<Row>(data: readonly Row[], limit = 25) {
  return { data: [...data], total: data.length, page: 1, limit, next: null };
}
