import { outlinePerson } from '../people/outline-person.ts';
import type { Plan } from '../plan.ts';
import { accountIdOf } from '../rows/list-person-rows.ts';
import type { NewRow } from '../rows/population.repository.ts';

/** The latest first. */
const reports = [
  {
    daysAgo: 0.2,
    reason: 'asks_for_money',
    place: 'inbox',
    status: 'open',
    text: 'After two messages he asked me to pay for his ticket home. He says that his card was stolen.',
  },
  {
    daysAgo: 1.3,
    reason: 'stolen_photo',
    place: 'profile',
    status: 'open',
    text: 'This is a photo of an actor. My brother found it within a minute.',
  },
  {
    daysAgo: 4,
    reason: 'wrong_information',
    place: 'card',
    status: 'open',
    text: 'We know the family: he is at least six years older than his profile says.',
  },
  {
    daysAgo: 9,
    reason: 'already_married',
    place: 'profile',
    status: 'closed',
    text: 'He married last year in our own parish. Somebody should ask him.',
  },
] as const;

/** How many of the first members may report or be reported. */
const searched = 200;
const dayMs = 24 * 60 * 60 * 1000;

/** Reports of women about men, who are all invented; none by or about the excluded members. */
export function listReports(
  { seed, now, members }: Plan,
  excluded: ReadonlySet<number>,
): NewRow<'reports'>[] {
  const people = Array.from({ length: Math.min(members, searched) }, (_, index) =>
    outlinePerson({ seed, index, now }),
  ).filter(
    ({ index, isVerified, isActive }) =>
      isVerified && isActive && index > 0 && !excluded.has(accountIdOf(index)),
  );
  const idsOf = (wanted: string) =>
    people.filter(({ gender }) => gender === wanted).map(({ index }) => accountIdOf(index));
  const [women, men] = [idsOf('Female'), idsOf('Male')];
  return reports
    .flatMap(({ daysAgo, ...report }, position) => {
      const [reporterId, reportedId] = [women[position], men[position]];
      if (reporterId === undefined || reportedId === undefined) return [];
      return [{ ...report, reporterId, reportedId, createdAt: new Date(now.getTime() - daysAgo * dayMs) }];
    })
    .toReversed();
}
