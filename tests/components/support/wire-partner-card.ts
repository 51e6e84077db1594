import type { MatchWire, PartnerCardWire } from '#contract/matches/partner-card.wire.ts';

const nothingStated = { score: null, matched: 0, stated: 0, criteria: [] };

/** The match of two members without a stated criterion. */
const noMatch: MatchWire = { score: 0, mine: nothingStated, theirs: nothingStated };

/** Another member on a card, with every fact that a card shows. */
export function aPartnerCardWire(changes: Partial<PartnerCardWire> = {}): PartnerCardWire {
  return {
    u_id: 21,
    u_profile_pic: null,
    u_profile_for: 'My Self',
    u_gender: 'Male',
    u_firstname: 'Thomas',
    u_lastname: 'Kurian',
    u_dob: '1994-11-02',
    personal_details: 'shown',
    u_marital_status: 'Never married',
    u_height: 178,
    u_religion: 'Christian',
    u_community: 'Goan',
    u_sub_community: null,
    u_denomination: null,
    u_mother_tongue: 'Malayalam',
    u_country: 'India',
    u_state: 'Kerala',
    u_district: 'Ernakulam',
    u_city: 'Kochi',
    u_native_place: null,
    u_qualification: 'B.Tech / B.E.',
    u_profession_area: 'Software and IT',
    u_working_as: 'Software engineer',
    u_father: null,
    u_mother: null,
    u_no_sisters: null,
    u_no_brothers: null,
    u_financial_status: null,
    u_college: null,
    u_working_with: null,
    u_annual_income: null,
    u_income_band: null,
    u_private_income: false,
    u_diet: null,
    u_hobbies: null,
    u_about: null,
    age: 31,
    wishlisted: false,
    is_verified: true,
    active_plan: null,
    interest: null,
    is_contacted: false,
    photo_count: 0,
    photo_placeholder: null,
    last_seen_at: null,
    match: noMatch,
    ...changes,
  };
}
