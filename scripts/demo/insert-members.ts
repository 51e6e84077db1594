import { setImmediate as takeTurn } from 'node:timers/promises';
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

/** How many are invented before the database gets its turn. */
const turnSize = 100;

/** Invents members and inserts them batch by batch; while the database works on one, the next is invented. */
export async function insertMembers(database: Database, making: Making): Promise<void> {
  const { plan, onProgress } = making;
  const maker = { ...making, coder: createCoder(making.choices), neighbours: createNeighbours(plan) };
  let inserting: Promise<void> = Promise.resolve();
  for (let from = 0; from < plan.members; from += batchSize) {
    const to = Math.min(plan.members, from + batchSize);
    const [batch] = await Promise.all([makeBatch(maker, { from, to }), inserting]);
    inserting = insertBatch(database, batch).then(() => onProgress?.(to));
  }
  await inserting;
}

type Batch = Record<'accounts' | 'profiles' | 'preferences' | 'profileVisits' | 'interests', object[]>;

/** The rows of the people from one index up to another. */
async function makeBatch(maker: Maker, { from, to }: { from: number; to: number }): Promise<Batch> {
  const batch: Batch = { accounts: [], profiles: [], preferences: [], profileVisits: [], interests: [] };
  for (let index = from; index < to; index += 1) {
    if (index % turnSize === 0) await takeTurn();
    addPerson(maker, { index, batch });
  }
  return batch;
}

function addPerson(
  { plan: { seed, now }, coder, passwordHash, neighbours }: Maker,
  { index, batch }: { index: number; batch: Batch },
): void {
  const person = inventPerson({ seed, index, now });
  const { account, profile, preference } = listPersonRows(person, { coder, passwordHash });
  batch.accounts.push(account);
  batch.profiles.push(profile);
  if (preference !== null) batch.preferences.push(preference);
  const { visits, interests } = listMeetings(person.outline, { seed, neighbours });
  batch.profileVisits.push(...visits);
  batch.interests.push(...interests);
}

/** Accounts first: everything else belongs to them. */
async function insertBatch(database: Database, batch: Batch): Promise<void> {
  for (const table of ['accounts', 'profiles', 'preferences', 'profileVisits', 'interests'] as const) {
    await insertRows(database, { table, rows: batch[table] });
  }
}
