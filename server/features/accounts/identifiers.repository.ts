import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

type Account = Selectable<Tables['accounts']>;

/** The account of an e-mail address, normalised. */
export async function findAccountByEmail(database: Database, email: string): Promise<Account | undefined> {
  return database.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
}

/** The verified account that has proved a mobile number (E.164). */
export async function findAccountByProvedMobile(
  database: Database,
  mobile: string,
): Promise<Account | undefined> {
  return database
    .selectFrom('accounts')
    .selectAll()
    .where('mobile', '=', mobile)
    .where('mobileVerifiedAt', 'is not', null)
    .where('emailVerifiedAt', 'is not', null)
    .executeTakeFirst();
}

/**
 * The account of a mobile number, proved or not. Several accounts have the same number when it was registered while text messages were
 * sent: the one that proved it comes first, then verified accounts, then the oldest.
 */
export async function findAccountByMobile(database: Database, mobile: string): Promise<Account | undefined> {
  return database
    .selectFrom('accounts')
    .selectAll()
    .where('mobile', '=', mobile)
    .orderBy('mobileVerifiedAt', (order) => order.asc().nullsLast())
    .orderBy('emailVerifiedAt', (order) => order.asc().nullsLast())
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** `isUnverifiedRegistration` in SQL. */
export function isUnverified(account: ExpressionBuilder<Tables, 'accounts'>) {
  return account.and([
    account('role', '=', 'user'),
    account('status', '=', 'active'),
    account('emailVerifiedAt', 'is', null),
  ]);
}

type Asked = { exceptId: number | undefined };

/** Whether an account has an e-mail address, or had it and can still take it back. */
export async function hasEmailHolder(
  database: Database,
  { email, exceptId = 0, now }: Asked & { email: string; now: Date },
): Promise<boolean> {
  const holder = await database
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .where('id', '!=', exceptId)
    .where((account) => account.not(isUnverified(account)))
    .executeTakeFirst();
  if (holder !== undefined) return true;
  const former = await database
    .selectFrom('emailChanges')
    .select('id')
    .where('formerEmail', '=', email)
    .where('accountId', '!=', exceptId)
    .where('expiresAt', '>', now)
    .where('undoneAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return former !== undefined;
}

/** Whether an account has a mobile number; with `onlyProved`, whether one has proved it. */
export async function hasMobileHolder(
  database: Database,
  { mobile, exceptId = 0, onlyProved }: Asked & { mobile: string; onlyProved: boolean },
): Promise<boolean> {
  const holder = await database
    .selectFrom('accounts')
    .select('id')
    .where('mobile', '=', mobile)
    .where('id', '!=', exceptId)
    .where((account) => account.not(isUnverified(account)))
    .$if(onlyProved, (query) => query.where('mobileVerifiedAt', 'is not', null))
    .limit(1)
    .executeTakeFirst();
  return holder !== undefined;
}

/** The accounts that have some of these e-mail addresses and mobile numbers, normalised. */
export async function listRegistered(
  database: Database,
  identifiers: readonly string[],
): Promise<Pick<Account, 'email' | 'mobile' | 'mobileVerifiedAt'>[]> {
  if (identifiers.length === 0) return [];
  return database
    .selectFrom('accounts')
    .select(['email', 'mobile', 'mobileVerifiedAt'])
    .where((eb) => eb.or([eb('email', 'in', identifiers), eb('mobile', 'in', identifiers)]))
    .where((account) => account.not(isUnverified(account)))
    .execute();
}
