import type { Selectable, Updateable } from 'kysely';
import { criterionNames, type CriterionName } from '#contract/preferences/preference.criteria.ts';
import type { Range } from '#contract/preferences/range.ts';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Preference } from '#contract/preferences/stated-preference.ts';

type Row = Selectable<Tables['preferences']>;

/** What a member has stated; null for whoever has never stated anything. */
export async function findPreference(database: Database, accountId: number): Promise<Preference | null> {
  const row = await database
    .selectFrom('preferences')
    .selectAll()
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row === undefined ? null : readRow(row);
}

/** The preference, made when there is none, which nobody else can change until the transaction ends. */
export async function lockPreference(
  database: Database,
  { accountId, now }: { accountId: number; now: Date },
): Promise<Preference> {
  // The account first, as everybody does who changes something of a member: in one order, nobody waits for ever.
  await database.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
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
  return readRow(row);
}

/** Stores a preference that was locked. */
export async function storePreference(
  database: Database,
  { accountId, now, preference }: { accountId: number; now: Date; preference: Preference },
): Promise<void> {
  await database
    .updateTable('preferences')
    .set({ ...writeRow(preference), updatedAt: now })
    .where('accountId', '=', accountId)
    .execute();
}

function readRow({ ageFrom, ageTo, heightFrom, heightTo, incomeFrom, incomeTo, ...row }: Row): Preference {
  const { accountId: _account, updatedAt: _updated, mustHave, ...sets } = row;
  return {
    ...sets,
    age: readEnds({ from: ageFrom, to: ageTo }),
    height: readEnds({ from: heightFrom, to: heightTo }),
    annualIncome: readEnds({ from: incomeFrom, to: incomeTo }),
    mustHave: criterionNames.filter((name: CriterionName) => mustHave.includes(name)),
  };
}

function readEnds(range: Range): Range | null {
  return range.from === null && range.to === null ? null : range;
}

const notStated: Range = { from: null, to: null };

function writeRow(preference: Preference): Updateable<Tables['preferences']> {
  const { age, height, annualIncome, ...sets } = preference;
  const { from: ageFrom, to: ageTo } = age ?? notStated;
  const { from: heightFrom, to: heightTo } = height ?? notStated;
  const { from: incomeFrom, to: incomeTo } = annualIncome ?? notStated;
  return { ...sets, ageFrom, ageTo, heightFrom, heightTo, incomeFrom, incomeTo };
}
