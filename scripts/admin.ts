import { createAdministrator } from '#server/features/accounts/administrators.ts';
import { resetSecondFactorByOperator } from '#server/features/administrators/second-factor.ts';
import { isUnbroken, verifyAudit } from '#server/features/administrators/audit/verify-audit.ts';
import { setLogo } from '#server/features/site/logo/set-logo.ts';
import { setByOperator } from '#server/features/site/set-by-operator.ts';
import { SiteSettingError } from '#server/features/site/site-settings.ts';
import { ConfigurationError } from '#server/platform/configuration/setting.ts';
import { DataDirectoryInUse } from '#server/platform/database/data-directory-lock.ts';
import { Problem } from '#server/platform/problem.ts';
import { type AdminCommand, readAdminCommand, usage } from './operator/admin-command.ts';
import { describeAudit } from './operator/describe-audit.ts';
import { erasePerson } from './operator/erase-person.ts';
import { readNewPassword } from './operator/read-password.ts';
import { openStore, type Store } from './operator/open-store.ts';

/** A command with the password of the new administrator, which its words do not contain. */
type CompleteCommand =
  | Exclude<AdminCommand, { name: 'create' }>
  | { name: 'create'; email: string; password: string };

async function complete(command: AdminCommand): Promise<CompleteCommand> {
  if (command.name !== 'create') return command;
  const { stdin: input, stderr: output, env: environment } = process;
  return { ...command, password: await readNewPassword({ environment, input, output }) };
}

/** Runs a command and returns the sentence for the operator. */
async function run(store: Store, command: CompleteCommand): Promise<string> {
  if (command.name === 'set') {
    const { publicUrl } = store.configuration;
    if (command.key === 'logo') await setLogo(store, command.text);
    else {
      await store.database
        .transaction()
        .execute((database) => setByOperator({ ...store, database, publicUrl }, command));
    }
    return `${command.key} is set. A running server shows it within seconds.`;
  }
  if (command.name === 'verify-audit') {
    const verification = await verifyAudit(store, command);
    if (!isUnbroken(verification)) process.exitCode = 1;
    return describeAudit(verification);
  }
  if (command.name === 'erase') {
    const { wasMember, wasInvited } = await erasePerson(store, command.email);
    if (wasMember) return 'The account and its profile are erased.';
    return wasInvited
      ? 'The data about the invited person is erased.'
      : 'There is no member with this e-mail.';
  }
  if (command.name === 'reset-second-factor') {
    const isReset = await store.database
      .transaction()
      .execute((database) => resetSecondFactorByOperator({ ...store, database }, command.email));
    return isReset
      ? 'The second factor is taken away, and all sessions of the administrator ended.'
      : 'There is no administrator with this e-mail.';
  }
  const id = await store.database
    .transaction()
    .execute((database) => createAdministrator({ ...store, database }, command));
  return `Administrator ${id} can sign in as ${command.email}.`;
}

/** Whether the operator can mend an error, so that its message is enough; any other is a defect and printed with its trace. */
function isOperatorError(error: unknown): error is Error {
  return [ConfigurationError, DataDirectoryInUse, SiteSettingError, Problem].some(
    (kind) => error instanceof kind,
  );
}

async function main(): Promise<void> {
  const command = readAdminCommand(process.argv.slice(2));
  if (command === null) {
    process.stderr.write(usage);
    process.exitCode = 2;
    return;
  }
  const completed = await complete(command);
  const store = await openStore(process.env);
  try {
    process.stdout.write(`${await run(store, completed)}\n`);
  } finally {
    await store.close();
  }
}

try {
  await main();
} catch (error) {
  if (!isOperatorError(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
