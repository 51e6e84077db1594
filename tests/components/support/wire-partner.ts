import {
  type ComparedDirection,
  matchedCriteriaWire,
  type PartnerWire,
} from '#contract/partners/partner.wire.ts';
import { aProfileWire } from './wire-profile.ts';

const nothingStated: ComparedDirection = { score: null, matched: 0, stated: 0, criteria: [] };

const nothingMatched = matchedCriteriaWire.parse(
  Object.fromEntries(Object.keys(matchedCriteriaWire.shape).map((name) => [name, null])),
);

/** The profile of another member, with the facts of the registration alone. */
export function aPartnerWire(changes: Partial<PartnerWire> = {}): PartnerWire {
  const profile = aProfileWire({
    u_id: 21,
    u_gender: 'Male',
    u_firstname: 'Joseph',
    u_lastname: 'Thekkekara',
    u_dob: '1995-02-10',
  });
  const { u_zip: _zip, u_employer_name: _employer, u_photos: _photos, ...publicFacts } = profile;
  return {
    ...publicFacts,
    age: 31,
    personal_details: 'shown',
    wishlisted: false,
    is_verified: true,
    last_seen_at: null,
    active_plan: null,
    interest: null,
    is_contacted: false,
    photos: [],
    partnerPreference: null,
    matched_criteria: nothingMatched,
    match: { score: 0, mine: nothingStated, theirs: nothingStated },
    ...changes,
  };
}
