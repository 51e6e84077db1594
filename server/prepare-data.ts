import { ensureAdministrator } from './features/accounts/accounts.ts';
import { refuseDemoData } from './features/accounts/refuse-demo.ts';
import { resealSecondFactors } from './features/accounts/second-factor/reseal-second-factors.ts';
import { ensurePushKeys, resealPushKeys } from './features/notifications/push/push-keys.ts';
import { migrations } from './migrations/migrations.ts';
import type { Context } from './platform/context.ts';
import { keepFormerKeys } from './platform/database/former-keys.ts';
import { migrate } from './platform/database/migrate.ts';

/** Brings the database to the version of the program, and makes what every site needs: part of every start. */
export async function prepareData(context: Context): Promise<void> {
  const { configuration, database } = context;
  await migrate(database, migrations);
  if (configuration.allowsDemoData === 'off') await refuseDemoData(database);
  await ensureAdministrator(context, {
    email: configuration.adminEmail,
    password: configuration.adminPassword,
  });
  await replaceSecretKey(context);
  await ensurePushKeys(context);
}

/**
 * Seals with the present secret key what the one before had sealed, while SECRET_KEY_FORMER names that. Safe to repeat, and to run in
 * several processes at once. Every feature that stores sealed texts has its part here.
 */
async function replaceSecretKey(context: Context): Promise<void> {
  const { acceptedKeys, transact, now, log } = context;
  if (acceptedKeys.length < 2) return;
  const sealed = await transact(async ({ database }) => {
    const within = { ...context, database };
    const parts = [
      await keepFormerKeys(database, { ...context, now: now() }),
      await resealSecondFactors(within),
      await resealPushKeys(within),
    ];
    return parts.reduce((sum, part) => sum + part, 0);
  });
  log.info({ sealed }, 'the secret key is replaced: what the former one had sealed is sealed with it');
}
