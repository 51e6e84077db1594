import { clockOf } from '#server/features/safety/report-clocks.rules.ts';
import { outlinePerson } from '../people/outline-person.ts';
import type { Plan } from '../plan.ts';
import { accountIdOf } from '../rows/list-person-rows.ts';
import type { NewRow } from '../rows/population.repository.ts';

/** The latest first. A report without a reporter came from the page for people who are no members. */
const reports = [
  {
    daysAgo: 0.05,
    reason: 'impersonation',
    place: 'grievance',
    source: 'visitor',
    text: 'I am not registered with you. A neighbour showed me a profile with my name and my photo from our parish magazine.',
  },
  {
    daysAgo: 0.15,
    reason: 'intimate_picture',
    place: 'profile',
    text: 'The second picture shows a woman without clothes. Please remove it at once.',
  },
  {
    daysAgo: 0.2,
    reason: 'asks_for_money',
    place: 'inbox',
    text: 'After two messages he asked me to pay for his ticket home. He says that his card was stolen.',
  },
  {
    daysAgo: 1.3,
    reason: 'stolen_photo',
    place: 'profile',
    text: 'This is a photo of an actor. My brother found it within a minute.',
  },
  {
    daysAgo: 4,
    reason: 'wrong_information',
    place: 'card',
    text: 'We know the family: he is at least six years older than his profile says.',
  },
  {
    daysAgo: 9,
    reason: 'already_married',
    place: 'profile',
    outcome: 'warn',
    decision: 'You stated that you never married. Please correct your profile within a week.',
    text: 'He married last year in our own parish. Somebody should ask him.',
  },
  {
    daysAgo: 12,
    reason: 'fake_profile',
    place: 'card',
    outcome: 'dismiss',
    decision: 'We called the family; the profile is genuine.',
    text: 'There is hardly anything in this profile. I do not think that he exists.',
  },
] as const;

/** How many of the first members may report or be reported. */
const searched = 200;
const dayMs = 24 * 60 * 60 * 1000;

/** A report with the reason of its decision. */
export type DemoReport = NewRow<'reports'> & { decision: string | null };

/** Reports of women about men, who are all invented; none by or about the excluded members. */
export function listReports({ seed, now, members }: Plan, excluded: ReadonlySet<number>): DemoReport[] {
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
      const { reason, text, place } = report;
      const [womanId, reportedId] = [women[position], men[position]];
      if (womanId === undefined || reportedId === undefined) return [];
      const createdAt = new Date(now.getTime() - daysAgo * dayMs);
      const isVisitor = 'source' in report;
      const outcome = 'outcome' in report ? report.outcome : null;
      const state = { status: outcome === null ? 'open' : 'closed', outcome, acknowledgedAt: createdAt };
      const parties = { reporterId: isVisitor ? null : womanId, reportedId };
      const source = isVisitor ? 'visitor' : 'member';
      const decision = 'decision' in report ? report.decision : null;
      return [
        {
          ...parties,
          reason,
          text,
          place,
          source,
          ...state,
          ...clockOf(reason, createdAt),
          createdAt,
          decision,
        },
      ];
    })
    .toReversed();
}

/** The person who complained without being a member. */
export const complainant = {
  name: 'Sister Rosily',
  email: 'rosily@example.org',
  phone: '+91 98470 00000',
  networkHash: '',
} as const;
