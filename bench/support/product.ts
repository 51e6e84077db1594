import path from 'node:path';
import { signIns } from '#demo/population.ts';
import { populate } from '#demo/populate.ts';
import { openStore } from '#scripts/operator/open-store.ts';
import { buildWhenStale } from '#scripts/start/build-when-stale.ts';
import { type Engine, openEngine } from './engine.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { createScratch } from './scratch.ts';

const main = path.join(import.meta.dirname, '../../dist/server/main.js');

/** The built product with the demo community in it, ready to be started, also several times. */
export type Product = {
  engine: Engine['name'];
  /** The folder of everything that this measurement leaves behind until it ends. */
  scratch: string;
  dataDirectory: string;
  /** Which store it works on, as the product's own settings. */
  environment: Record<string, string>;
  /** The sign-ins of the demo's members, who share one password. */
  members: { ids: number[]; emails: string[]; password: string };
  start: (environment?: Record<string, string>) => Promise<RunningServer>;
  /** Gives back what the measurement took from a database server. */
  discard: () => Promise<void>;
};

/** Builds the product when its sources are newer, and fills an empty store with the demo community. */
export async function prepareProduct(): Promise<Product> {
  await buildWhenStale();
  const scratch = createScratch();
  const dataDirectory = path.join(scratch, 'data');
  const engine = await openEngine();
  const environment = {
    DATA_DIR: dataDirectory,
    ...(engine.databaseUrl !== undefined && { DATABASE_URL: engine.databaseUrl }),
  };
  const store = await openStore(environment);
  await populate(store);
  const members = await store.database
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('role', '=', 'user')
    .where('status', '=', 'active')
    .where('emailVerifiedAt', 'is not', null)
    .orderBy('id')
    .execute();
  await store.close();
  return {
    engine: engine.name,
    scratch,
    dataDirectory,
    environment,
    members: {
      ids: members.map(({ id }) => id),
      emails: members.map(({ email }) => email),
      password: signIns.member.password,
    },
    start: (changes = {}) =>
      startServer({
        file: main,
        environment: { ...environment, ...changes },
        logFile: path.join(scratch, 'product.log'),
        readyPath: '/health/ready',
      }),
    discard: engine.drop,
  };
}
