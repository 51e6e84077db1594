import { type MemberProfile, memberProfileWire, type MemberRow } from '#contract/members/member.wire.ts';

const row: MemberRow = {
  u_id: 94,
  u_firstname: 'Anantha Lakshmi Subrahmanya Venkata',
  u_lastname: 'Narasimhachari-Rajagopalachari',
  u_gender: 'Female',
  u_dob: '1998-05-05',
  u_religion: 'Hindu',
  u_community: 'Iyer',
  u_sub_community: null,
  u_denomination: null,
  u_profile_for: 'My Daughter',
  u_profile_pic: null,
  u_email: 'an•••@example.org',
  u_mobile: '+91 ••••• ••094',
  u_mobile_verified: false,
  u_role: 'user',
  u_status: 'active',
  u_email_verified: false,
  u_is_incomplete: false,
  u_created_at: '2026-03-01T09:00:00Z',
  u_mother_tongue: 'Tamil',
  u_marital_status: null,
  u_country: 'India',
  u_state: 'Tamil Nadu',
  u_district: null,
  u_last_seen_at: null,
  u_completion: 64,
  u_plan: 'Basic',
  u_reports: 2,
  u_notes: 1,
  u_restrictions: [],
  u_erased_at: null,
};

/** A member in the list, with long names and every mark. */
export function aMemberRow(changes: Partial<MemberRow> = {}): MemberRow {
  return { ...row, ...changes };
}

/** The profile of the same member; facts that are not stated are null. */
export function aMemberProfile(changes: Partial<MemberProfile> = {}): MemberProfile {
  const unstated = Object.fromEntries(Object.keys(memberProfileWire.shape).map((name) => [name, null]));
  return memberProfileWire.parse({
    ...unstated,
    ...row,
    u_images: [],
    u_height: 160,
    u_private_income: false,
    age: 28,
    u_is_hidden: false,
    u_has_second_factor: false,
    u_is_withheld: false,
    u_sessions: 1,
    interests: { sent: 1, received: 2, accepted: 0 },
    reports: { by: 0, about: 1 },
    ...changes,
  });
}
