import { dictionary } from '@zxcvbn-ts/language-common';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import { isBreachedPassword } from './breached-passwords.ts';

/** How many of the most used passwords, most common first, are refused. */
const refusedPasswords = new Set(dictionary['passwords-common'].slice(0, 10_000));

type NewPassword = { password: string; field: string };

/**
 * Throws invalid_input on `field` for a new password that is shorter than the site asks for, very common, or known from a theft of data.
 * Passwords that were set before are not checked.
 */
export async function requireGoodPassword(
  context: Pick<Context, 'database' | 'configuration' | 'log'>,
  { password, field }: NewPassword,
): Promise<void> {
  await requireUnusualPassword(context, { password, field });
  if (await isBreachedPassword(context, password)) throw fieldProblem(field, 'validation.password_breached');
}

/** The same without looking at thefts of data: for the operator, whose machine may be offline. */
export async function requireUnusualPassword(
  { database }: Pick<Context, 'database'>,
  { password, field }: NewPassword,
): Promise<void> {
  const { passwordMinLength: least } = await findSiteSettings(database);
  if (password.length < least) {
    throw fieldProblem(field, { key: 'validation.password_too_short', names: { count: String(least) } });
  }
  if (refusedPasswords.has(password.toLowerCase())) throw fieldProblem(field, 'validation.password_common');
}
