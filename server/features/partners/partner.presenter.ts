import type { OwnPhotoWire } from '#contract/photos/photo.wire.ts';
import type { PartnerWire } from '#contract/partners/partner.wire.ts';
import { emptyPreference, type Preference } from '#contract/preferences/stated-preference.ts';
import { presentPreference, presentProfile } from '#server/features/profiles/profiles.ts';
import type { PeopleMatch } from './compare-partners.ts';
import { presentComparison, presentMatchedCriteria, type Reading } from './comparison.presenter.ts';
import { presentPresence } from './partners.presenter.ts';
import type { Person, WholeProfile } from './partners.repository.ts';

/** A partner and the viewer, with the preferences of both; null is nothing stated. */
type Shown = {
  viewer: Person;
  partner: Person;
  preferences: { mine: Preference | null; theirs: Preference | null };
  profile: WholeProfile;
  photos: { picture: OwnPhotoWire | null; gallery: OwnPhotoWire[] };
  match: PeopleMatch;
};

/**
 * A profile as another member reads it. Left out are the postal code, the employer's name, the whole pictures behind the
 * photos, and an income that is kept private; e-mail and mobile number are never loaded.
 */
export function presentPartner(
  { viewer, partner, preferences, profile, photos, match }: Shown,
  reading: Reading,
): PartnerWire {
  const facts = presentProfile({ ...profile, photos }, reading.choices);
  const { u_zip: _zip, u_employer_name: _employer, u_photos: _sources, ...told } = facts;
  const pictures = [photos.picture, ...photos.gallery].filter((photo) => photo !== null);
  const mine = presentPreference(preferences.mine ?? emptyPreference, reading.choices);
  const theirs = presentPreference(preferences.theirs ?? emptyPreference, reading.choices);
  return {
    ...told,
    u_annual_income: profile.isIncomePrivate ? null : told.u_annual_income,
    ...presentPresence(partner, reading.today),
    photos: pictures.map(({ path, placeholder }) => ({ path, placeholder })),
    partnerPreference: match.theirs.criteria.length === 0 ? null : theirs,
    matched_criteria: presentMatchedCriteria(match.theirs),
    match: {
      score: match.score,
      mine: presentComparison(match.mine, { preference: mine, person: partner, ...reading }),
      theirs: presentComparison(match.theirs, { preference: theirs, person: viewer, ...reading }),
    },
  };
}
