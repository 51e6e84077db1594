import { createAdministrator } from '#server/features/accounts/administrators.ts';
import { SiteSettingError, updateSiteSetting } from '#server/features/site/update-site-setting.ts';
import { ConfigurationError } from '#server/platform/configuration/setting.ts';
import { DataDirectoryInUse } from '#server/platform/database/data-directory-lock.ts';
import { Problem } from '#server/platform/problem.ts';
import { type AdminCommand, readAdminCommand, usage } from './operator/admin-command.ts';
import { erasePerson } from './operator/erase-person.ts';
import { openStore, type Store } from './operator/open-store.ts';

/** What each command does, and what it says when it is done. */
async function run(store: Store, command: AdminCommand): Promise<string> {
  if (command.name === 'set') {
    await updateSiteSetting(store, command);
    return `${command.key} is set. A running server shows it within seconds.`;
  }
  if (command.name === 'erase') {
    const { wasMember, wasInvited } = await erasePerson(store, command.email);
    if (wasMember) return 'The account and its profile are erased.';
    return wasInvited
      ? 'What was held about the invited person is erased.'
      : 'There is no member with this e-mail.';
  }
  const id = await createAdministrator(store, command);
  return `Administrator ${id} can sign in as ${command.email}.`;
}

/** What an operator can mend is said in a sentence; anything else is a defect and keeps its trace. */
function isOperatorsToMend(error: unknown): error is Error {
  return [ConfigurationError, DataDirectoryInUse, SiteSettingError, Problem].some(
    (kind) => error instanceof kind,
  );
}

async function main(): Promise<void> {
  const command = readAdminCommand(process.argv.slice(2), process.env);
  if (command === null) {
    process.stderr.write(usage);
    process.exitCode = 2;
    return;
  }
  const store = await openStore(process.env);
  try {
    process.stdout.write(`${await run(store, command)}\n`);
  } finally {
    await store.close();
  }
}

try {
  await main();
} catch (error) {
  if (!isOperatorsToMend(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
