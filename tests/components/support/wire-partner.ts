import { listChoices } from '#contract/choices/list-choices.ts';
import { listSimilar, showPartner } from '#contract/partners/partners.ts';
import {
  type ComparedDirection,
  matchedCriteriaWire,
  type PartnerWire,
} from '#contract/partners/partner.wire.ts';
import { aProfileWire } from './wire-profile.ts';
import { type FakeServer } from './fake-server.ts';
import { makeChoiceLists } from './choice-lists.ts';

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

/** A picture of one pixel. */
export const photo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** One direction: a wish that is met, one that is missed, and one whose fact is not stated. */
function aComparison(score: number, missed: string): ComparedDirection {
  const row = { must_have: false, wanted: '', fact: null };
  return {
    score,
    matched: 1,
    stated: 3,
    criteria: [
      { ...row, criterion: 'religion', verdict: 'met' },
      { ...row, criterion: 'height', verdict: 'unknown' },
      { ...row, criterion: missed, verdict: 'missed' },
    ],
  };
}

/** A man with all that the beginning of a profile shows. */
export function aWholePartner(changes: Partial<PartnerWire> = {}): PartnerWire {
  return aPartnerWire({
    u_height: 178,
    u_religion: 'Christian',
    u_community: 'Other',
    u_denomination: 'Mar Thoma',
    u_qualification: 'MTech',
    u_working_as: 'Product manager',
    u_district: 'Bengaluru Urban',
    u_city: 'Bengaluru',
    u_state: 'Karnataka',
    u_country: 'India',
    u_annual_income: 750_000,
    u_income_band: '750000',
    u_family_type: 'Nuclear',
    u_no_brothers: 0,
    u_no_sisters: 1,
    u_profile_pic: photo,
    photos: [
      { path: photo, placeholder: photo },
      { path: `${photo}#2`, placeholder: photo },
    ],
    active_plan: { s_plan_name: 'Premium' },
    match: { score: 60, mine: aComparison(84, 'city'), theirs: aComparison(55, 'diet') },
    ...changes,
  });
}

/** Answers all calls of a profile. */
export function answerPartner(server: FakeServer, partner: PartnerWire): void {
  server.answer(showPartner, { data: [partner], matched_criteria: partner.matched_criteria });
  server.answer(listSimilar, { data: [] });
  server.answer(listChoices, { data: makeChoiceLists() });
}
