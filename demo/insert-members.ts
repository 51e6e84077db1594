import { setImmediate as takeTurn } from 'node:timers/promises';
import type { Choices } from '#server/features/choices/choices.ts';
import type { Database } from '#server/platform/database/database.ts';
import { createNeighbours, type Neighbours } from './history/find-partners.ts';
import { listSettings, listSubscription, type OfferedPlan } from './history/list-choices-of-members.ts';
import { listMeetings } from './history/list-meetings.ts';
import { inventPerson } from './people/invent-person.ts';
import type { Plan } from './plan.ts';
import { type Coder, createCoder } from './rows/code-values.ts';
import { listPersonRows } from './rows/list-person-rows.ts';
import { insertRows } from './rows/population.repository.ts';

type Making = {
  plan: Plan;
  plans: readonly OfferedPlan[];
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

/** In the order in which they are inserted: everything else belongs to accounts. */
const tablesOfPeople = [
  'accounts',
  'profiles',
  'preferences',
  'memberSettings',
  'subscriptions',
  'profileVisits',
  'interests',
  'contactViews',
  'blocks',
] as const;
type Batch = Record<(typeof tablesOfPeople)[number], object[]>;

/** The rows of the people from one index up to another. */
async function makeBatch(maker: Maker, { from, to }: { from: number; to: number }): Promise<Batch> {
  const batch: Batch = {
    accounts: [],
    profiles: [],
    preferences: [],
    memberSettings: [],
    subscriptions: [],
    profileVisits: [],
    interests: [],
    contactViews: [],
    blocks: [],
  };
  for (let index = from; index < to; index += 1) {
    if (index % turnSize === 0) await takeTurn();
    addPerson(maker, { index, batch });
  }
  return batch;
}

function addPerson(
  { plan: { seed, now }, plans, coder, passwordHash, neighbours }: Maker,
  { index, batch }: { index: number; batch: Batch },
): void {
  const person = inventPerson({ seed, index, now });
  const { account, profile, preference } = listPersonRows(person, { coder, passwordHash });
  batch.accounts.push(account);
  batch.profiles.push(profile);
  if (preference !== null) batch.preferences.push(preference);
  const settings = listSettings(person.outline, { seed, now });
  if (settings !== null) batch.memberSettings.push(settings);
  const subscription = listSubscription(person.outline, { seed, now, plans });
  if (subscription !== null) batch.subscriptions.push(subscription);
  const { visits, interests, contactViews, blocks } = listMeetings(person.outline, { seed, neighbours });
  batch.profileVisits.push(...visits);
  batch.interests.push(...interests);
  batch.contactViews.push(...contactViews);
  batch.blocks.push(...blocks);
}

async function insertBatch(database: Database, batch: Batch): Promise<void> {
  for (const table of tablesOfPeople) {
    await insertRows(database, { table, rows: batch[table] });
  }
}
