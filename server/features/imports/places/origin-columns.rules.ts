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
