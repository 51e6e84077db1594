import { ensureAdministrator } from './features/accounts/accounts.ts';
import { refuseDemoData } from './features/accounts/refuse-demo.ts';
import { resealSecondFactors } from './features/accounts/second-factor/reseal-second-factors.ts';
import { ensurePushKeys, findSealingKey, resealPushKeys } from './features/notifications/push/push-keys.ts';
import { migrations } from './migrations/migrations.ts';
import { ConfigurationError } from './platform/configuration/setting.ts';
import type { Context } from './platform/context.ts';
import { keepFormerKeys } from './platform/database/former-keys.ts';
import { migrate } from './platform/database/migrate.ts';

/** Brings the database to the version of the program, and makes what every site needs: part of every start. */
export async function prepareData(context: Context): Promise<void> {
  const { configuration, database } = context;
  await migrate(database, migrations);
  await replaceSecretKey(context);
  if (configuration.allowsDemoData === 'off') await refuseDemoData(database);
  await ensureAdministrator(context, {
    email: configuration.adminEmail,
    password: configuration.adminPassword,
  });
  await ensurePushKeys(context);
}

/**
 * Seals with the present secret key what the one before had sealed, while SECRET_KEY_FORMER names that. Safe to repeat, and to run in
 * several processes at once. Every feature that stores sealed texts has its part here. Throws ConfigurationError when no key opens what
 * is stored: going on would lose it.
 */
async function replaceSecretKey(context: Context): Promise<void> {
  const { acceptedKeys, secretKey, configuration, transact, now, log } = context;
  const sealing = await findSealingKey(context);
  if (sealing === null && configuration.secretKeyLost === 'off') throw new ConfigurationError(wrongKey);
  const [, former] = acceptedKeys;
  if (former === undefined || sealing === null) return;
  if (sealing === secretKey) log.info('SECRET_KEY_FORMER is needed for links in sent mails alone');
  // One that has sealed nothing was replaced before, or is a mistake that must not be kept.
  const replaced = sealing === secretKey ? undefined : former;
  const sealed = await transact(async ({ database }) => {
    const within = { ...context, database };
    const parts = [
      await keepFormerKeys(database, { ...context, replaced, now: now() }),
      await resealSecondFactors(within),
      await resealPushKeys(within),
    ];
    return parts.reduce((sum, part) => sum + part, 0);
  });
  log.info({ sealed }, 'the secret key is replaced: what the former one had sealed is sealed with it');
}

const wrongKey = `SECRET_KEY does not open what this database has sealed, such as second factors. The key before it belongs into
SECRET_KEY_FORMER; where none was set, it is the content of DATA_DIR/secret.key. If it is lost, start once with SECRET_KEY_LOST=on:
docs/operations.md says what is lost with it.`;
