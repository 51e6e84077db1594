import { ageOn } from '#contract/age.ts';
import { interestStandingMapper } from '#contract/interests/interest-standing.wire.ts';
import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { profileChoices } from '#contract/profiles/profile.choices.ts';
import { profileMapper } from '#contract/profiles/profile.wire.ts';
import { labelOf } from '#server/features/choices/choices.ts';
import { pathOfPhoto } from '#server/features/photos/photos.ts';
import type { PeopleMatch } from './compare-partners.ts';
import { presentDirection, type Reading } from './comparison.presenter.ts';
import type { Person } from './partners.repository.ts';

/** Somebody on a card. Only what is named here leaves. */
export function presentCard(
  person: Person,
  { choices, today, match }: Reading & { match: PeopleMatch },
): PartnerCardWire {
  const read = (fact: keyof typeof profileChoices & keyof Person) => {
    const value = person[fact];
    return value === null ? null : labelOf(choices, { list: profileChoices[fact].list, value });
  };
  const facts = profileMapper.toWire({
    accountId: person.accountId,
    profilePicture: presentPicture(person),
    profileFor: person.profileFor,
    gender: person.gender,
    firstName: person.firstName,
    lastName: person.lastName,
    dateOfBirth: person.dateOfBirth,
    maritalStatus: read('maritalStatus'),
    height: person.height,
    // Everybody has told these two.
    religion: read('religion') ?? '',
    community: read('community') ?? '',
    motherTongue: read('motherTongue'),
    country: read('country'),
    state: read('state'),
    district: read('district'),
    city: person.city,
    qualification: read('qualification'),
    professionArea: read('professionArea'),
    workingAs: read('workingAs'),
  });
  return {
    ...facts,
    ...presentPresence(person, today),
    photo_count: person.photoCount,
    photo_placeholder: person.picturePlaceholder,
    match: {
      score: match.score,
      mine: presentDirection(match.mine),
      theirs: presentDirection(match.theirs),
    },
  };
}

/** What is said of a partner beside the facts, on cards and in the profile. */
export function presentPresence(person: Person, today: string) {
  return {
    age: ageOn(person.dateOfBirth, today),
    wishlisted: person.isShortlisted,
    is_verified: person.emailVerifiedAt !== null,
    active_plan: person.planName === null ? null : { s_plan_name: person.planName },
    interest: person.interest === null ? null : interestStandingMapper.toWire(person.interest),
    is_contacted: person.isContacted,
    last_seen_at: presentHour(person.lastSeenAt),
  };
}

const hourMs = 60 * 60_000;

/** When somebody was here, to the hour: nobody needs to know to the minute when somebody else reads and sleeps. */
function presentHour(instant: Date | null): string | null {
  return instant === null ? null : new Date(Math.floor(instant.getTime() / hourMs) * hourMs).toISOString();
}

function presentPicture({ pictureToken }: Person): string | null {
  return pictureToken === null ? null : pathOfPhoto(pictureToken);
}
