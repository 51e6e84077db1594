import type { Choices } from '#server/features/choices/choices.ts';
import { reviewOfNewProfile } from '#server/features/profiles/profile-review.rules.ts';
import { changeProfile, lockProfile } from '#server/features/profiles/profiles.repository.ts';
import { saveProfile } from '#server/features/profiles/save-profile.ts';
import { submitProfile } from '#server/features/profiles/submissions.repository.ts';
import type { Database } from '#server/platform/database/database.ts';
import { outlinePerson } from '../people/outline-person.ts';
import type { Plan } from '../plan.ts';
import { accountIdOf } from '../rows/list-person-rows.ts';

/** What members wrote lately: one text is as it should be, one contains a number, one advertises. */
const changes = [
  {
    hoursAgo: 27,
    facts: {
      about:
        'I teach mathematics and sing in the church choir. On Sundays you find me in the kitchen with my grandmother. My parents and I look for a kind person who laughs easily.',
    },
  },
  {
    hoursAgo: 5,
    facts: {
      about: 'Serious enquiries only. WhatsApp me on nine eight four seven zero, double one, two three.',
    },
  },
  { hoursAgo: 2, facts: { college: 'Best offers on gold loans' } },
] as const;

const hoursSinceNew = [19, 3];

/** The members whose photos wait, by index: women and men among the first. */
const withWaitingPhotos: ReadonlySet<number> = new Set([6, 11, 14]);

const searched = 200;
const hourMs = 60 * 60 * 1000;

/** A handful of new and changed profiles for the review queue; none of the excluded members. */
export async function addReview(
  database: Database,
  { plan, choices, excluded }: { plan: Plan; choices: Choices; excluded: ReadonlySet<number> },
): Promise<void> {
  const { seed, now, members } = plan;
  const people = Array.from({ length: Math.min(members, searched) }, (_, index) =>
    outlinePerson({ seed, index, now }),
  )
    .filter(({ index, isVerified, isActive }) => isVerified && isActive && index > 0)
    .filter(({ index }) => !excluded.has(accountIdOf(index)) && !withWaitingPhotos.has(index))
    .toSorted((one, other) => Number(other.registeredAt) - Number(one.registeredAt));
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * hourMs);
  for (const [position, hoursAgo] of hoursSinceNew.entries()) {
    const person = people[position];
    if (person === undefined) return;
    const accountId = accountIdOf(person.index);
    const review = JSON.stringify(reviewOfNewProfile('everything'));
    await changeProfile(database, { accountId, review });
    await submitProfile(database, { accountId, kind: 'new', fields: [], now: at(hoursAgo) });
  }
  for (const [position, { hoursAgo, facts }] of changes.entries()) {
    const person = people[hoursSinceNew.length + position];
    if (person === undefined) return;
    const profile = await lockProfile(database, accountIdOf(person.index));
    const save = { facts, changesPhotos: false, choices, mode: 'everything', now: at(hoursAgo) } as const;
    // Nothing is withheld here, and matching reads everybody at the end.
    await saveProfile({ database, memberChanged: () => undefined }, { ...save, profile });
  }
}

/** Whether the photos of a member wait for their review. */
export function hasWaitingPhotos(index: number): boolean {
  return withWaitingPhotos.has(index);
}
