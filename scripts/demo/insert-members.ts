import type { Choices } from '#server/features/choices/choices.ts';
import type { Database } from '#server/platform/database/database.ts';
import { createNeighbours, type Neighbours } from './history/find-partners.ts';
import { listMeetings } from './history/list-meetings.ts';
import { inventPerson } from './people/invent-person.ts';
import type { Plan } from './plan.ts';
import { type Coder, createCoder } from './rows/code-values.ts';
import { listPersonRows } from './rows/list-person-rows.ts';
import { insertRows } from './rows/population.repository.ts';

type Making = {
  plan: Plan;
  choices: Choices;
  passwordHash: string;
  onProgress?: ((done: number) => void) | undefined;
};
type Maker = Making & { coder: Coder; neighbours: Neighbours };

/** People in one statement: more would take more memory and no less time. */
const batchSize = 2000;

/** Invents members and inserts them batch by batch; while the database works on one, the next is invented. */
export async function insertMembers(database: Database, making: Making): Promise<void> {
  const { plan, onProgress } = making;
  const maker = { ...making, coder: createCoder(making.choices), neighbours: createNeighbours(plan) };
  let inserting: Promise<void> = Promise.resolve();
  for (let from = 0; from < plan.members; from += batchSize) {
    const to = Math.min(plan.members, from + batchSize);
    const batch = makeBatch(maker, { from, to });
    await inserting;
    inserting = insertBatch(database, batch).then(() => onProgress?.(to));
  }
  await inserting;
}

type Batch = ReturnType<typeof makeBatch>;

/** The rows of the people from one index up to another. */
function makeBatch(
  { plan, coder, passwordHash, neighbours }: Maker,
  { from, to }: { from: number; to: number },
) {
  const { seed, now } = plan;
  const people = Array.from({ length: to - from }, (_, offset) =>
    inventPerson({ seed, index: from + offset, now }),
  );
  const rows = people.map((person) => listPersonRows(person, { coder, passwordHash }));
  const meetings = people.map(({ outline }) => listMeetings(outline, { seed, neighbours }));
  return {
    accounts: rows.map(({ account }) => account),
    profiles: rows.map(({ profile }) => profile),
    preferences: rows.flatMap(({ preference }) => preference ?? []),
    profileVisits: meetings.flatMap(({ visits }) => visits),
    interests: meetings.flatMap(({ interests }) => interests),
  };
}

/** Accounts first: everything else belongs to them. */
async function insertBatch(database: Database, batch: Batch): Promise<void> {
  for (const table of ['accounts', 'profiles', 'preferences', 'profileVisits', 'interests'] as const) {
    await insertRows(database, { table, rows: batch[table] });
  }
}
