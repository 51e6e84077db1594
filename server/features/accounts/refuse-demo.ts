import { ConfigurationError } from '#server/platform/configuration/setting.ts';
import type { Database } from '#server/platform/database/database.ts';
import { listRegistered } from './identifiers.repository.ts';

/** The people of the demo whose passwords are printed and documented. The domain is reserved for examples. */
export const demoAddresses = { administrator: 'admin@demo.example', member: 'asha@demo.example' } as const;

/**
 * Keeps the demo from being run for real: everybody knows the passwords of all of its people, administrators included. Throws
 * ConfigurationError when the database contains them.
 */
export async function refuseDemoData(database: Database): Promise<void> {
  const found = await listRegistered(database, Object.values(demoAddresses));
  if (found.length === 0) return;
  throw new ConfigurationError(
    'DATA_DIR, DATABASE_URL: this is the data of the demo, and everybody knows the passwords of its people. ' +
      'Name another folder or database for a site of your own, or start the demo with npm run demo ' +
      '(ALLOW_DEMO_DATA=on starts on it all the same).',
  );
}
