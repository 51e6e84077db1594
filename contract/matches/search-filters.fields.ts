import { z } from 'zod';
import { wholeNumber } from '../fields.ts';
import { says } from '../messages.ts';
import { preferenceForm } from '../preferences/preference-form.ts';
import { searchText } from './partner-list.fields.ts';

/** The orders of a search; the usual one is the best match first. */
export const searchSorts = ['best', 'newest', 'last_seen', 'youngest', 'oldest'] as const;
export type SearchSort = (typeof searchSorts)[number];

/** The criteria as filters: whoever does not meet one, or does not tell the fact, is not found. */
const filterCriteria = preferenceForm.pick({
  age: true,
  height: true,
  marital_status: true,
  religion: true,
  community: true,
  mother_tongue: true,
  country: true,
  state: true,
  city: true,
  district: true,
  qualification: true,
  working_with: true,
  profession_area: true,
  working_as: true,
  annual_income: true,
  profile_managed_by: true,
  diet: true,
});

const yesNo = z.boolean(says('validation.choice')).optional();

/** What a search narrows by. Ranges and sets read as in the partner preference. */
export const searchFilters = filterCriteria.extend({
  search: searchText,
  with_photo: yesNo,
  /** Here within so many days. */
  active_days: wholeNumber(1, 365).optional(),
  /** Registered within so many days. */
  joined_days: wholeNumber(1, 365).optional(),
  /** Only those whose must-haves the viewer meets, and who meet the viewer's. */
  mutual: yesNo,
  sort: z.enum(searchSorts, says('validation.choice')).default('best'),
});
export type SearchFilters = z.output<typeof searchFilters>;
