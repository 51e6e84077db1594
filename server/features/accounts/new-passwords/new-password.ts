import { dictionary } from '@zxcvbn-ts/language-common';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import { findAccountById } from '../accounts.repository.ts';
import { isBreachedPassword } from './breached-passwords.ts';
import { containsOwnWord, type PasswordOwner } from './own-words.rules.ts';
import { findProfileHead } from '../sessions.repository.ts';

/** How many of the most used passwords, most common first, are refused. */
const refusedPasswords = new Set(dictionary['passwords-common'].slice(0, 10_000));

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
  if (refusedPasswords.has(password.toLowerCase())) throw fieldProblem(field, 'validation.password_common');
  if (containsOwnWord(password, { siteName, owner }))
    throw fieldProblem(field, 'validation.password_own_word');
}

/** Whose password it is, as far as the account and the profile say. */
export async function findPasswordOwner(database: Database, accountId: number): Promise<PasswordOwner> {
  const account = await findAccountById(database, accountId);
  const profile = await findProfileHead(database, accountId);
  return { ...profile, email: account?.email, mobile: account?.mobile };
}
