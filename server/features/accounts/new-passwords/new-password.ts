import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import { findAccountById } from '../accounts.repository.ts';
import { isBreachedPassword } from './breached-passwords.ts';
import { containsOwnWord, type PasswordOwner } from './own-words.rules.ts';
import { findProfileHead } from '../sessions.repository.ts';

/** How many of the most used passwords, most common first, are refused. */
const refused = 10_000;
let refusedPasswords: ReadonlySet<string> | null = null;

/** Loads them with the first new password, because the dictionaries are large. */
async function listRefused(): Promise<ReadonlySet<string>> {
  if (refusedPasswords !== null) return refusedPasswords;
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  refusedPasswords = new Set(dictionary['passwords-common'].slice(0, refused));
  return refusedPasswords;
}

type NewPassword = { password: string; field: string; owner: PasswordOwner };

/**
 * Throws invalid_input on `field` for a new password that is shorter than the site asks for or very common, contains a word of the
 * person or the site, or is known from a theft of data. Passwords that were set before are not checked.
 */
export async function requireGoodPassword(
  context: Pick<Context, 'database' | 'configuration' | 'log'>,
  { password, field, owner }: NewPassword,
): Promise<void> {
  await requireUnusualPassword(context, { password, field, owner });
  if (await isBreachedPassword(context, password)) throw fieldProblem(field, 'validation.password_breached');
}

/** The same without looking at thefts of data: for the operator, whose machine may be offline. */
export async function requireUnusualPassword(
  { database }: Pick<Context, 'database'>,
  { password, field, owner }: NewPassword,
): Promise<void> {
  const { passwordMinLength: least, name: siteName } = await findSiteSettings(database);
  if (password.length < least) {
    throw fieldProblem(field, { key: 'validation.password_too_short', names: { count: String(least) } });
  }
  const common = await listRefused();
  if (common.has(password.toLowerCase())) throw fieldProblem(field, 'validation.password_common');
  if (containsOwnWord(password, { siteName, owner }))
    throw fieldProblem(field, 'validation.password_own_word');
}

/** Whose password it is, as far as the account and the profile say. */
export async function findPasswordOwner(database: Database, accountId: number): Promise<PasswordOwner> {
  const account = await findAccountById(database, accountId);
  const profile = await findProfileHead(database, accountId);
  return { ...profile, email: account?.email, mobile: account?.mobile };
}
