import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { wholeNumber } from '#contract/fields/fields.ts';
import { says } from '#contract/calls/messages.ts';
import { criterionFields } from '../preferences/preference-form.ts';
import { partnerCardWire } from './partner-card.wire.ts';
import { partnerPage, partnerPaging, searchText } from './partner-list.fields.ts';

/** The orders of a search; the default is the best match first. */
export const searchSorts = ['best', 'newest', 'last_seen', 'youngest', 'oldest'] as const;
export type SearchSort = (typeof searchSorts)[number];

const yesNo = z.boolean(says('validation.choice')).optional();

/**
 * The filters of a search. Ranges and sets are written as in the partner preference; a member who misses a criterion, or
 * whose fact is unknown, is not found.
 */
export const searchFilters = z.object({
  ...criterionFields,
  search: searchText,
  with_photo: yesNo,
  /** Last visit within so many days. */
  active_days: wholeNumber(1, 365).optional(),
  /** Registered within so many days. */
  joined_days: wholeNumber(1, 365).optional(),
  /** Only members who pass the must-haves of both sides. */
  mutual: yesNo,
  sort: z.enum(searchSorts, says('validation.choice')).default('best'),
});
export type SearchFilters = z.output<typeof searchFilters>;

/** A search among all members that the viewer may see. */
export const searchMembers = endpoint({
  method: 'POST',
  path: '/partner/search',
  access: 'member',
  feature: 'matches',
  summary: 'Search members by criteria and free text',
  reads: ['matches'],
  changes: [],
  input: searchFilters.extend(partnerPage),
  data: z.array(partnerCardWire),
  extra: {
    ...partnerPaging,
    /** The text in the spelling that is searched for, where a word of it is misspelt; null otherwise, and on later pages. */
    corrected: z.string().nullable(),
    /** The typed words that no list and no member has. */
    unknown_words: z.array(z.string()),
    /**
     * The values of lists by which members of the page are found: "Non Veg"; `wider` are those of them that say less than the typed
     * word: "Master's" for "MBA".
     */
    found_by: z.array(
      z.object({ u_id: z.number().int(), values: z.array(z.string()), wider: z.array(z.string()) }),
    ),
    /** Those of the page who have a typed word in another spelling alone: "Aneesh" for "Anees". The best sort lists them after the others. */
    similar_ids: z.array(z.number().int()),
  },
  message: 'outcome.done',
  problems: ['too_many_cards', 'too_fast'],
  // Four calls a second are more than anyone reads.
  perMinute: 240,
});
