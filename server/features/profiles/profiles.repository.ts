import type { Insertable, Selectable, Updateable } from 'kysely';
import { criterionNames, type Preference } from '#contract/preferences/preference.criteria.ts';
import type { Range } from '#contract/preferences/range.ts';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

export type Profile = Selectable<Tables['profiles']>;
export type NewProfile = Omit<Insertable<Tables['profiles']>, 'incomeFrom' | 'incomeTo'>;

export async function insertProfile(database: Database, profile: NewProfile): Promise<void> {
  await database.insertInto('profiles').values(profile).execute();
}

/** The profile of a member. Every member has one. */
export async function findProfile(database: Database, accountId: number): Promise<Profile> {
  return database
    .selectFrom('profiles')
    .selectAll()
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
}

/** The profile, locked until the transaction ends. */
export async function lockProfile(database: Database, accountId: number): Promise<Profile> {
  await lockOwner(database, accountId);
  return database
    .selectFrom('profiles')
    .selectAll()
    .where('accountId', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The account is locked before anything of its member everywhere, so that two transactions never wait for each other. */
async function lockOwner(database: Database, accountId: number): Promise<void> {
  await database.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
}

/** Changes a profile and returns it. */
export async function changeProfile(
  database: Database,
  { accountId, ...changes }: Updateable<Tables['profiles']> & { accountId: number },
): Promise<Profile> {
  return database
    .updateTable('profiles')
    .set(changes)
    .where('accountId', '=', accountId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The preference of a member; null while they have never stated anything. */
export async function findPreference(database: Database, accountId: number): Promise<Preference | null> {
  const row = await database
    .selectFrom('preferences')
    .selectAll()
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row === undefined ? null : readPreferenceRow(row);
}

/** The preference, created when there is none, and locked until the transaction ends. */
export async function lockPreference(
  database: Database,
  { accountId, now }: { accountId: number; now: Date },
): Promise<Preference> {
  await lockOwner(database, accountId);
  await database
    .insertInto('preferences')
    .values({ accountId, updatedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await database
    .selectFrom('preferences')
    .selectAll()
    .where('accountId', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return readPreferenceRow(row);
}

/** Stores a preference that the transaction has locked. */
export async function storePreference(
  database: Database,
  { accountId, now, preference }: { accountId: number; now: Date; preference: Preference },
): Promise<void> {
  const { age, height, annualIncome, ...sets } = preference;
  const { from: ageFrom, to: ageTo } = age ?? notStated;
  const { from: heightFrom, to: heightTo } = height ?? notStated;
  const { from: incomeFrom, to: incomeTo } = annualIncome ?? notStated;
  await database
    .updateTable('preferences')
    .set({
      ...sets,
      ageFrom,
      ageTo,
      heightFrom,
      heightTo,
      incomeFrom,
      incomeTo,
      updatedAt: now,
      firstWishes: null,
    })
    .where('accountId', '=', accountId)
    .execute();
}

/** What a person looked for at registration, whose preference states nothing yet. */
export async function insertFirstWishes(
  database: Database,
  wishes: Pick<Insertable<Tables['preferences']>, 'accountId' | 'updatedAt' | 'firstWishes'>,
): Promise<void> {
  await database.insertInto('preferences').values(wishes).execute();
}

/** As stored; null when there is none. */
export async function findStoredWishes(database: Database, accountId: number): Promise<unknown> {
  const row = await database
    .selectFrom('preferences')
    .select('firstWishes')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row?.firstWishes ?? null;
}

const notStated: Range = { from: null, to: null };

function readPreferenceRow(row: Selectable<Tables['preferences']>): Preference {
  const { ageFrom, ageTo, heightFrom, heightTo, incomeFrom, incomeTo, ...others } = row;
  const { accountId: _account, updatedAt: _updated, firstWishes: _wishes, mustHave, ...sets } = others;
  return {
    ...sets,
    age: readRange({ from: ageFrom, to: ageTo }),
    height: readRange({ from: heightFrom, to: heightTo }),
    annualIncome: readRange({ from: incomeFrom, to: incomeTo }),
    mustHave: criterionNames.filter((name) => mustHave.includes(name)),
  };
}

function readRange(range: Range): Range | null {
  return range.from === null && range.to === null ? null : range;
}
