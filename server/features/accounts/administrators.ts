import type { AdministratorRole } from '#contract/administration/permissions.ts';
import type { Context } from '#server/platform/context.ts';
import { ConfigurationError } from '#server/platform/configuration/setting.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import { Problem, problem } from '#server/platform/problem.ts';
import { hasAdministrator, insertAdministrator } from './accounts.repository.ts';
import { requireUnusualPassword } from './new-passwords/new-password.ts';
import { hashPassword } from './password-hashing.ts';
import { removeUnverified } from './registrations.repository.ts';

export type NewAdministrator = { email: string; password: string; role?: AdministratorRole; name?: string };

/**
 * Creates an administrator, an owner unless another role is named, by command or configuration only, and records it. Call it inside a
 * transaction. Throws already_registered or invalid_input.
 */
export async function createAdministrator(
  { database, now }: Pick<Context, 'database' | 'now'>,
  { email, password, role = 'owner', name = '' }: NewAdministrator,
): Promise<number> {
  await requireUnusualPassword(
    { database },
    { password, field: 'password', owner: { firstName: name, email } },
  );
  const passwordHash = await hashPassword(password);
  await removeUnverified(database, email.toLowerCase());
  const created = { email: email.toLowerCase(), passwordHash, role, name, now: now() };
  const id = await insertAdministrator(database, created);
  if (id === null) throw problem('already_registered');
  await recordAction(database, {
    administratorId: null,
    action: 'administrator.created',
    subject: `account ${id}`,
    after: { role },
    now: now(),
  });
  return id;
}

/**
 * Creates the configured administrator in a database without one; processes that start together create one. Throws
 * ConfigurationError when the address belongs to a member.
 */
export async function ensureAdministrator(
  context: Pick<Context, 'database' | 'now' | 'log'>,
  configured: { email: string | undefined; password: string | undefined },
): Promise<void> {
  const { email, password } = configured;
  if (email === undefined || password === undefined || (await hasAdministrator(context.database))) return;
  try {
    const id = await context.database
      .transaction()
      .execute((database) => createAdministrator({ ...context, database }, { email, password }));
    context.log.info({ accountId: id }, 'created the first administrator');
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // Another process that started at the same moment has created it.
    if (await hasAdministrator(context.database)) return;
    throw new ConfigurationError(`ADMIN_EMAIL and ADMIN_PASSWORD: ${error.message}`, { cause: error });
  }
}
