import type { ImportField, Mapping } from '#contract/imports/mapping.fields.ts';
import { recogniseHeader } from '../mappings/recognise-header.rules.ts';

/** Where somebody lives, the most particular first. */
export const placeFields = ['city', 'district', 'state', 'country'] as const satisfies readonly ImportField[];
export type PlaceField = (typeof placeFields)[number];

/** The fields of a place whose columns are all about the native place by their headers: "Native" mapped to the district. */
export function listOrigins({ fields }: Mapping): Set<PlaceField> {
  const columnsOf = (field: PlaceField) => fields[field]?.columns ?? [];
  return new Set(
    placeFields.filter((field) => columnsOf(field).length > 0 && columnsOf(field).every(isOfOrigin)),
  );
}

function isOfOrigin(header: string): boolean {
  const { uses } = recogniseHeader(header);
  return uses.length > 0 && uses.every(({ field }) => field === 'native_place');
}

/** A header of the place where somebody lives, and not of an address. */
const ofToday = /present|current|living|lives|resid|settled|working|\bwork\b|job|location|now\b/i;

/**
 * Whether a column of a place says by its header that somebody lives there now. Where one has places alone, that of the work and its place does
 * not say so for it: beside "Job & Place", "Place" may be the family's.
 */
export function saysResidence({ fields }: Mapping): boolean {
  const headers = placeFields.flatMap((field) => fields[field]?.columns ?? []);
  const ofWork = [fields.working_as, fields.employer_name].flatMap((reading) => reading?.columns ?? []);
  const alone = headers.filter((header) => !ofWork.includes(header));
  return (alone.length > 0 ? alone : headers).some((header) => ofToday.test(header));
}
