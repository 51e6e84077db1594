import {
  type Asked,
  beginning,
  type Candidate,
  findCandidates,
  findReading,
  listAvoided,
  rankCandidates,
  type Reading,
} from '#server/features/matching/matching.ts';
import { soughtGendersOf } from '#server/features/visibility/visibility.ts';
import type { Context } from '#server/platform/context.ts';
import { listDayMembers, listPastLists } from './daily-matches.repository.ts';
import type { Day } from './read-day.ts';
import type { DayMember, Plan } from './spread.rules.ts';

type Sources = Pick<Context, 'database' | 'now'>;

/** Some members of a day with all that is known of them, and what is decided for them. */
export type Batch = Day &
  Plan & {
    reading: Reading;
    people: Map<number, Candidate>;
    /** Whom each was shown lately, the longest ago first. */
    shownLately: ReadonlyMap<number, readonly number[]>;
  };

export async function readBatch(
  context: Sources,
  { day, accountIds }: { day: Day; accountIds: readonly number[] },
): Promise<Batch> {
  const reading = await findReading(context);
  const past = await listPastLists(context.database, {
    accountIds,
    from: day.recentSince,
    before: day.day,
  });
  const batch: Batch = {
    ...day,
    reading,
    people: await findCandidates(context, { accountIds, ...reading }),
    shownLately: new Map(
      [...Map.groupBy(past, ({ accountId }) => accountId)].map(([id, lists]) => [id, listShown(lists)]),
    ),
    members: new Map(),
    placements: [],
  };
  await learnMembers(context, { batch, accountIds });
  return batch;
}

/** Whoever was shown twice counts from the last time. */
function listShown(lists: readonly { partnerIds: readonly number[] }[]): number[] {
  const latestFirst = lists.toReversed().flatMap(({ partnerIds }) => partnerIds);
  return [...new Set(latestFirst)].toReversed();
}

/** Reads how some members stand, who are not known yet. */
export async function learnMembers(
  { database }: Sources,
  { batch, accountIds }: { batch: Batch; accountIds: readonly number[] },
): Promise<DayMember[]> {
  const unknown = accountIds.filter((id) => !batch.members.has(id));
  const found = await listDayMembers(database, { ...batch, accountIds: unknown });
  for (const member of found) {
    const soughtGenders = soughtGendersOf(member.gender);
    batch.members.set(member.accountId, { ...member, soughtGenders });
  }
  return accountIds.flatMap((id) => batch.members.get(id) ?? []);
}

/** Asks for the best candidates of a member. */
export type Question = Pick<Asked, 'only' | 'also'> & {
  accountId: number;
  excluded: readonly number[];
  least: number;
};

/** The next candidates of a member, best first; nobody whom they avoid. Called with those who came, it goes on. */
export async function askCandidates(
  context: Sources,
  { batch, accountId, excluded, ...asked }: Question & { batch: Batch },
): Promise<{ ids: number[]; isLast: boolean }> {
  const person = batch.people.get(accountId);
  if (person === undefined) return { ids: [], isLast: true };
  const seeker = { ...person, ...batch.reading, genders: soughtGendersOf(person.gender) };
  const avoided = await listAvoided(context.database, accountId);
  return rankCandidates(context, {
    seeker,
    ...asked,
    excluded: [...avoided, ...excluded],
    phase: beginning,
  });
}
