import { ageOn } from '#contract/fields/age.ts';
import { latestInterestMapper } from '#contract/interests/latest-interest.wire.ts';
import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import type { PartnerWire } from '#contract/partners/partner.wire.ts';
import type { OwnPhotoWire } from '#contract/photos/photo.wire.ts';
import { emptyPreference, type Preference } from '#contract/preferences/preference.criteria.ts';
import { type ChoiceFact, profileMapper } from '#contract/profiles/fact-names.ts';
import { profileFacts } from '#contract/profiles/profile.facts.ts';
import { labelOf } from '#server/features/choices/choices.ts';
import { pathOfPhoto } from '#server/features/photos/photos.ts';
import { presentPreference, presentProfile } from '#server/features/profiles/profiles.ts';
import type { PartnerMatch } from './compare-partners.ts';
import {
  presentComparison,
  presentDirection,
  type PresenterContext,
  presentMatchedCriteria,
} from './comparison.presenter.ts';
import type { PartnerRow, WholeProfile } from './partners.repository.ts';

/** A partner on a card. Only the facts that are named here leave the server. */
export function presentCard(
  partner: PartnerRow,
  { choices, today, match }: PresenterContext & { match: PartnerMatch },
): PartnerCardWire {
  const label = (fact: ChoiceFact & keyof PartnerRow) => {
    const value = partner[fact];
    return value === null ? null : labelOf(choices, { list: profileFacts[fact].list, value });
  };
  const facts = profileMapper.toWire({
    accountId: partner.accountId,
    profilePicture: partner.pictureToken === null ? null : pathOfPhoto(partner.pictureToken),
    profileFor: partner.profileFor,
    gender: partner.gender,
    firstName: partner.firstName,
    lastName: partner.lastName,
    dateOfBirth: partner.dateOfBirth,
    maritalStatus: label('maritalStatus'),
    height: partner.height,
    // Every profile states these two.
    religion: label('religion') ?? '',
    community: label('community') ?? '',
    motherTongue: label('motherTongue'),
    country: label('country'),
    state: label('state'),
    district: label('district'),
    city: partner.city,
    qualification: label('qualification'),
    professionArea: label('professionArea'),
    workingAs: label('workingAs'),
  });
  return {
    ...facts,
    ...presentRelationship(partner, today),
    photo_count: partner.photoCount,
    photo_placeholder: partner.picturePlaceholder,
    match: {
      score: match.score,
      mine: presentDirection(match.mine),
      theirs: presentDirection(match.theirs),
    },
  };
}

/** A partner and the viewer, with the preferences of both; a preference is null while nothing is stated. */
type PartnerParts = {
  viewer: PartnerRow;
  partner: PartnerRow;
  preferences: { mine: Preference | null; theirs: Preference | null };
  profile: WholeProfile;
  photos: { picture: OwnPhotoWire | null; gallery: OwnPhotoWire[] };
  match: PartnerMatch;
};

/**
 * A profile as another member reads it, without postal code, employer's name, uncropped photos and a private income. E-mail
 * and mobile number are never loaded.
 */
export function presentPartner(
  { viewer, partner, preferences, profile, photos, match }: PartnerParts,
  context: PresenterContext,
): PartnerWire {
  const { choices, today } = context;
  const facts = presentProfile({ ...profile, photos }, choices);
  const { u_zip: _zip, u_employer_name: _employer, u_photos: _sources, ...publicFacts } = facts;
  const pictures = [photos.picture, ...photos.gallery].filter((photo) => photo !== null);
  const mine = presentPreference(preferences.mine ?? emptyPreference, choices);
  const theirs = presentPreference(preferences.theirs ?? emptyPreference, choices);
  return {
    ...publicFacts,
    u_annual_income: profile.isIncomePrivate ? null : publicFacts.u_annual_income,
    ...presentRelationship(partner, today),
    photos: pictures.map(({ path, placeholder }) => ({ path, placeholder })),
    partnerPreference: match.theirs.criteria.length === 0 ? null : theirs,
    matched_criteria: presentMatchedCriteria(match.theirs),
    match: {
      score: match.score,
      mine: presentComparison(match.mine, { preference: mine, member: partner, ...context }),
      theirs: presentComparison(match.theirs, { preference: theirs, member: viewer, ...context }),
    },
  };
}

/** What cards and profiles show of a partner besides the facts, such as the relationship with the viewer. */
function presentRelationship(partner: PartnerRow, today: string) {
  return {
    age: ageOn(partner.dateOfBirth, today),
    wishlisted: partner.isShortlisted,
    is_verified: partner.emailVerifiedAt !== null,
    active_plan: partner.planName === null ? null : { s_plan_name: partner.planName },
    interest: partner.interest === null ? null : latestInterestMapper.toWire(partner.interest),
    is_contacted: partner.isContacted,
    last_seen_at: roundToHour(partner.lastSeenAt),
  };
}

const hourMs = 60 * 60_000;

/** Whole hours, because minutes would show others when the member reads and sleeps. */
function roundToHour(instant: Date | null): string | null {
  return instant === null ? null : new Date(Math.floor(instant.getTime() / hourMs) * hourMs).toISOString();
}
