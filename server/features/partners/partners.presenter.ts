import { ageOn } from '#contract/fields/age.ts';
import { latestInterestMapper, type LatestInterestWire } from '#contract/interests/latest-interest.wire.ts';
import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import type { PartnerWire } from '#contract/partners/partner.wire.ts';
import {
  criteria,
  criterionNames,
  emptyPreference,
  type Preference,
} from '#contract/preferences/preference.criteria.ts';
import {
  type AudienceFact,
  cardFacts,
  formFacts,
  isOwnWords,
  type PublicFact,
  publicFacts,
} from '#contract/profiles/fact-names.ts';
import { hideContacts } from '#contract/profiles/hide-contacts.ts';
import type { PersonalDetails } from '#contract/settings/contact-audience.ts';
import type { Choices } from '#server/features/choices/choices.ts';
import { pathOfPhoto, type PhotoOfAnother } from '#server/features/photos/photos.ts';
import { presentFacts, presentPreference } from '#server/features/profiles/profiles.ts';
import { detailsFor } from '#server/features/visibility/visibility.ts';
import type { PartnerMatch } from './compare-partners.ts';
import {
  presentComparison,
  presentDirection,
  type PresenterContext,
  presentMatchedCriteria,
} from './comparison.presenter.ts';
import type { LatestInterest, PartnerRow, WholeProfile } from './partners.repository.ts';

/** Whether the partner's choice admits the viewer to the whole date of birth, the parents' names and the contact details. */
export function detailsOf({ contactAudience, interest }: PartnerRow): PersonalDetails {
  return detailsFor(contactAudience, { isConnected: interest?.status === 'accepted' });
}

/**
 * What stands in the place of the facts that the choice keeps back. Answers always have a date of birth; an empty text is no date
 * for any program, while many read null as the first of January 1970.
 */
const keptBack = { dateOfBirth: '', father: null, mother: null } as const satisfies Record<
  AudienceFact,
  '' | null
>;

/** A profile without the facts that the partner's choice keeps from the viewer. */
function withholdDetails<Profile extends object>(profile: Profile, partner: PartnerRow) {
  return detailsOf(partner) === 'shown' ? profile : { ...profile, ...keptBack };
}

/** The facts and criteria that can be own words. */
const ownWords: ReadonlySet<string> = new Set([
  ...formFacts.filter(isOwnWords),
  ...criterionNames.filter((name) => criteria[name].kind === 'set'),
]);

/**
 * A profile or preference without the numbers and addresses that its owner wrote into it, unless the viewer has seen the contact details.
 */
function withholdContacts<Row extends object>(row: Row, partner: PartnerRow): Row {
  if (partner.isContacted && detailsOf(partner) === 'shown') return row;
  const values = Object.entries(row).map(([name, value]: [string, unknown]) => [
    name,
    ownWords.has(name) ? withoutContacts(value) : value,
  ]);
  // Every value keeps its type.
  return Object.fromEntries(values) as Row;
}

function withoutContacts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutContacts);
  return typeof value === 'string' ? hideContacts(value) : value;
}

/** Some facts of a partner, without an income that is kept private. */
function presentPublic<Fact extends PublicFact>(
  facts: readonly Fact[],
  { profile, choices }: { profile: Pick<WholeProfile, Fact | 'isIncomePrivate'>; choices: Choices },
) {
  const shown = profile.isIncomePrivate ? { ...profile, annualIncome: null } : profile;
  return presentFacts(facts, { profile: shown, choices });
}

/** A partner on a card. Only the facts of cards leave the server. */
export function presentCard(
  partner: PartnerRow,
  { choices, today, match }: PresenterContext & { match: PartnerMatch },
): PartnerCardWire {
  const profile = withholdContacts(withholdDetails(partner, partner), partner);
  return {
    u_id: partner.accountId,
    u_profile_pic: partner.pictureToken === null ? null : pathOfPhoto(partner.pictureToken),
    ...presentPublic(cardFacts, { profile, choices }),
    ...presentRelationship(partner, today),
    photo_count: partner.photoCount,
    photo_placeholder: partner.picturePlaceholder,
    match: {
      score: match.score,
      mine: presentDirection(match.mine, { stated: match.stated.mine, choices }),
      theirs: presentDirection(match.theirs, { stated: match.stated.theirs, choices }),
    },
  };
}

/** A partner and the viewer, with the preferences of both; a preference is null while nothing is stated. */
type PartnerParts = {
  viewer: PartnerRow;
  partner: PartnerRow;
  preferences: { mine: Preference | null; theirs: Preference | null };
  profile: WholeProfile;
  photos: { picture: PhotoOfAnother | null; gallery: PhotoOfAnother[] };
  match: PartnerMatch;
};

/**
 * A profile as another member reads it, without the facts that are the owner's alone, the uncropped photos, a private income and
 * what the owner's choice keeps back. E-mail and mobile number are never loaded, and hidden where the owner wrote them into a text.
 */
export function presentPartner(
  { viewer, partner, preferences, profile, photos, match }: PartnerParts,
  context: PresenterContext,
): PartnerWire {
  const { choices, today } = context;
  const withheld = withholdContacts(withholdDetails(profile, partner), partner);
  const facts = presentPublic(publicFacts, { profile: withheld, choices });
  const pictures = [photos.picture, ...photos.gallery].filter((photo) => photo !== null);
  const mine = presentPreference(preferences.mine ?? emptyPreference, choices);
  const theirs = presentPreference(withholdContacts(preferences.theirs ?? emptyPreference, partner), choices);
  return {
    u_id: profile.accountId,
    u_profile_pic: photos.picture?.path ?? null,
    ...facts,
    u_images: photos.gallery.map(({ path }) => path),
    ...presentRelationship(partner, today),
    photos: pictures,
    partnerPreference: match.theirs.criteria.length === 0 ? null : theirs,
    matched_criteria: presentMatchedCriteria(match.theirs),
    match: {
      score: match.score,
      mine: presentComparison(match.mine, {
        preference: mine,
        member: withholdContacts(partner, partner),
        ...context,
      }),
      theirs: presentComparison(match.theirs, { preference: theirs, member: viewer, ...context }),
    },
  };
}

/** What cards and profiles show of a partner besides the facts, such as the relationship with the viewer. */
function presentRelationship(partner: PartnerRow, today: string) {
  return {
    age: ageOn(partner.dateOfBirth, today),
    personal_details: detailsOf(partner),
    wishlisted: partner.isShortlisted,
    is_verified: partner.emailVerifiedAt !== null,
    active_plan: partner.planName === null ? null : { s_plan_name: partner.planName },
    interest: partner.interest === null ? null : presentLatest(partner.interest),
    is_contacted: partner.isContacted,
    last_seen_at: roundToHour(partner.lastSeenAt),
  };
}

/** JSON of the database has the instant in its own notation. */
function presentLatest({ answeredAt, ...interest }: LatestInterest): LatestInterestWire {
  const answered = answeredAt === null ? null : new Date(answeredAt).toISOString();
  return latestInterestMapper.toWire({ ...interest, answeredAt: answered });
}

const hourMs = 60 * 60_000;

/** Whole hours, because minutes would show others when the member reads and sleeps. */
function roundToHour(instant: Date | null): string | null {
  return instant === null ? null : new Date(Math.floor(instant.getTime() / hourMs) * hourMs).toISOString();
}
