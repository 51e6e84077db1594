import { inventPerson, type Person } from '../people/invent-person.ts';
import { type Outline, outlinePerson } from '../people/outline-person.ts';
import type { Plan } from '../plan.ts';
import { accountIdOf } from '../rows/list-person-rows.ts';
import { couples, waitingCouple } from './couples.ts';
import { reviews } from './reviews.ts';
import type { NewRow } from '../rows/population.repository.ts';

export type Stories = {
  /** The approved ones, and one that waits where there is such a couple. */
  stories: NewRow<'stories'>[];
  reviews: NewRow<'reviews'>[];
  /** The accounts of those who married. */
  marriedIds: number[];
};

/** Couples and reviewers are among the first members, so that a larger population has the same. */
const searched = 500;
const dayMs = 24 * 60 * 60 * 1000;
/** Time to meet before the wedding. */
const daysToMeet = 40;

/** The stories of couples, and the reviews, of members of this population. */
export function listStories(plan: Plan): Stories {
  const { seed, now } = plan;
  const found = Array.from({ length: Math.min(plan.members, searched) }, (_, index) =>
    outlinePerson({ seed, index, now }),
  ).filter(({ index, isVerified, isActive }) => index > 0 && isVerified && isActive);
  const pairs = couples.map((couple) => findCouple(found, { plan, couple }));
  const married = new Set(
    pairs.flatMap((pair) => (pair === null ? [] : [pair.bride.outline.index, pair.groom.outline.index])),
  );
  const others = found.filter(({ index }) => !married.has(index));
  const approved = couples.map((couple, position) =>
    storyOf(couple, { now, position, pair: pairs[position] ?? null }),
  );
  const pair = findCouple(others, { plan, couple: waitingCouple });
  const waiting = pair === null ? [] : [storyOf(waitingCouple, { now, position: 1, pair })];
  return {
    stories: [
      ...approved.map((story) => ({ ...story, status: 'approved', approvedAt: story.createdAt })),
      ...waiting.map((story) => ({
        ...story,
        status: 'pending',
        createdAt: new Date(now.getTime() - dayMs),
      })),
    ],
    reviews: listReviews(others, plan),
    marriedIds: [...married].map(accountIdOf),
  };
}

type Couple = (typeof couples)[number] | typeof waitingCouple;
type Pair = { bride: Person; groom: Person };

function findCouple(
  found: readonly Outline[],
  { plan, couple }: { plan: Plan; couple: Couple },
): Pair | null {
  const latest = plan.now.getTime() - (couple.marriedDaysAgo + daysToMeet) * dayMs;
  const candidates = found.filter(
    ({ culture, registeredAt, age }) =>
      culture.name === couple.culture && registeredAt.getTime() < latest && age < 38,
  );
  const bride = candidates.find(({ gender }) => gender === 'Female');
  const groom = candidates.find(
    ({ gender, age }) =>
      gender === 'Male' && bride !== undefined && age > bride.age - 2 && age < bride.age + 9,
  );
  if (bride === undefined || groom === undefined) return null;
  return {
    bride: inventPerson({ ...plan, index: bride.index }),
    groom: inventPerson({ ...plan, index: groom.index }),
  };
}

type Wedding = { now: Date; position: number; pair: Pair | null };

function storyOf(couple: Couple, { now, position, pair }: Wedding): Stories['stories'][number] {
  const [brideFirstName, brideLastName] = namesOf(pair?.bride, couple.bride);
  const [groomFirstName, groomLastName] = namesOf(pair?.groom, couple.groom);
  const marriedAt = now.getTime() - couple.marriedDaysAgo * dayMs;
  return {
    place: couple.place,
    image: `/art/story-${position + 1}.webp`,
    story: couple.story.replace('{bride}', brideFirstName).replace('{groom}', groomFirstName),
    weddingDate: new Date(marriedAt).toISOString().slice(0, 10),
    brideId: pair === null ? null : accountIdOf(pair.bride.outline.index),
    brideFirstName,
    brideLastName,
    groomId: pair === null ? null : accountIdOf(pair.groom.outline.index),
    groomFirstName,
    groomLastName,
    createdAt: new Date(marriedAt + 6 * dayMs),
  };
}

function namesOf(person: Person | undefined, given: readonly [string, string]): readonly [string, string] {
  return person === undefined ? given : [person.facts.firstName, person.facts.lastName];
}

/** A population without a member of a kind has no review of it: nobody is invented for one. */
function listReviews(found: readonly Outline[], plan: Plan): Stories['reviews'] {
  return reviews.flatMap((review, position) => {
    const writer = found
      .filter((outline) => outline.culture.name === review.culture)
      .map(({ index }) => inventPerson({ ...plan, index }))
      .find(({ facts }) => facts.profileFor === review.profileFor);
    return writer === undefined ? [] : [reviewOf(review, { writer, daysAgo: 9 * position + 1, plan })];
  });
}

type Review = (typeof reviews)[number];

function reviewOf(
  review: Review,
  { writer, daysAgo, plan }: { writer: Person; daysAgo: number; plan: Plan },
): Stories['reviews'][number] {
  const { rating, text } = review;
  const name = nameOfWriter(writer);
  const at = (days: number) => new Date(plan.now.getTime() - days * dayMs);
  const written = {
    accountId: accountIdOf(writer.outline.index),
    name,
    rating,
    text,
    createdAt: at(daysAgo),
    submittedAt: at(daysAgo),
  };
  if ('isWaiting' in review) return written;
  const decidedAt = at(daysAgo - 1);
  return {
    ...written,
    status: 'published',
    shownName: name,
    shownRating: rating,
    shownText: text,
    decidedAt,
    ...('answer' in review && { answer: review.answer, answeredAt: decidedAt }),
  };
}

/** A mother writes for her child under her own name. */
function nameOfWriter({ facts }: Person): string {
  if (facts.profileFor === 'My Self' || facts.mother === null) return `${facts.firstName} ${facts.lastName}`;
  return `${facts.mother} ${facts.lastName}`;
}
