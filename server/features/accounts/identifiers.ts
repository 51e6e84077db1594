import { isOfCountries } from '#contract/site/setting-kinds.fields.ts';
import type { Configuration } from '#server/configuration.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Account } from './accounts.repository.ts';
import { lockAddress } from './codes.repository.ts';
import {
  findAccountByEmail,
  findAccountByMobile,
  findAccountByProvedMobile,
  hasEmailHolder,
  hasMobileHolder,
  listRegistered,
} from './identifiers.repository.ts';

/**
 * Which account an e-mail address or a mobile number belongs to, both normalised (docs/decisions/0030). A number to
 * which text messages are sent counts once it is proved by its own code. Any other cannot be proved: it signs in with the password alone.
 */

export type Texting = { configuration: Pick<Configuration, 'smsUrl'> };

/** Whether text messages are sent here, so that mobile numbers of some countries can be proved. */
export function canProveMobiles({ configuration }: Texting): boolean {
  return configuration.smsUrl !== undefined;
}

/** Gives the rule whether a number can be proved: text messages are sent here, and to its country. */
async function findProvable(context: Texting, database: Database): Promise<(mobile: string) => boolean> {
  if (!canProveMobiles(context)) return () => false;
  const { textMessageCountries } = await findSiteSettings(database);
  return (mobile) => isOfCountries(mobile, textMessageCountries);
}

/** Whether a number can be proved. */
export async function canProveMobile(
  context: Texting,
  { database, mobile }: { database: Database; mobile: string },
): Promise<boolean> {
  const isProvable = await findProvable(context, database);
  return isProvable(mobile);
}

export function isMobile(identifier: string): boolean {
  return !identifier.includes('@');
}

/** The account that a password may open with an identifier. */
export async function findAccountByIdentifier(
  context: Texting & Pick<Context, 'database'>,
  identifier: string,
): Promise<Account | undefined> {
  const { database } = context;
  if (!isMobile(identifier)) return findAccountByEmail(database, identifier);
  return (await canProveMobile(context, { database, mobile: identifier }))
    ? findAccountByProvedMobile(database, identifier)
    : findAccountByMobile(database, identifier);
}

/** The account that a code to an identifier may open or recover: never by a number that is not proved. */
export async function findAccountToProve(
  database: Database,
  identifier: string,
): Promise<Account | undefined> {
  return isMobile(identifier)
    ? findAccountByProvedMobile(database, identifier)
    : findAccountByEmail(database, identifier);
}

type Identity = Pick<Account, 'email' | 'mobile' | 'mobileVerifiedAt'>;

/** The mobile number as far as it counts for its account; null for one that could be somebody else's. */
export async function countedMobile(
  context: Texting & { database: Database },
  { mobile, mobileVerifiedAt }: Omit<Identity, 'email'>,
): Promise<string | null> {
  if (mobile === null || mobileVerifiedAt !== null) return mobile;
  return (await canProveMobile(context, { database: context.database, mobile })) ? null : mobile;
}

/** The e-mail address of an account and, where it counts, its mobile number. */
export async function listIdentifiers(
  context: Texting & { database: Database },
  account: Identity,
): Promise<string[]> {
  const mobile = await countedMobile(context, account);
  return mobile === null ? [account.email] : [account.email, mobile];
}

type Wanted = { database: Database; exceptId?: number };

/**
 * Whether another account than `exceptId` has an e-mail address, or can still take it back after a change. The address stays locked
 * until the transaction ends, so that two accounts never get it at once.
 */
export async function isEmailTaken({
  database,
  email,
  exceptId,
  now,
}: Wanted & { email: string; now: Date }): Promise<boolean> {
  await lockAddress(database, email);
  return hasEmailHolder(database, { email, exceptId, now });
}

/** The same for a mobile number, which belongs to its account only once it is proved where it can be. */
export async function isMobileTaken(
  context: Texting,
  { database, mobile, exceptId }: Wanted & { mobile: string },
): Promise<boolean> {
  await lockAddress(database, mobile);
  const onlyProved = await canProveMobile(context, { database, mobile });
  return hasMobileHolder(database, { mobile, exceptId, onlyProved });
}

/** Which of some e-mail addresses and mobile numbers, normalised, belong to an account of any kind. */
export async function findRegistered(
  context: Texting,
  { database, identifiers }: { database: Database; identifiers: readonly string[] },
): Promise<Set<string>> {
  const isProvable = await findProvable(context, database);
  const registered = await listRegistered(database, identifiers);
  return new Set(
    registered.flatMap(({ email, mobile, mobileVerifiedAt }) =>
      mobile === null || (mobileVerifiedAt === null && isProvable(mobile)) ? [email] : [email, mobile],
    ),
  );
}
