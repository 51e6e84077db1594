import { randomUUID } from 'node:crypto';
import { totalmem } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { populate } from '#demo/populate.ts';
import { showLines } from '#demo/show-progress.ts';
import { openStore, type Store } from '#scripts/operator/open-store.ts';
import { startPostgres } from '#scripts/test/start-postgres.ts';
import { readConfiguration } from '#server/configuration.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { openFileStore } from '#server/platform/storage/open-file-store.ts';
import { createScratch } from './scratch.ts';

/** A population to measure on, with the settings of the product that lead to it. */
export type Population = {
  name: string;
  members: number;
  environment: Record<string, string>;
  store: Store;
};

export type WantedPopulations = {
  sizes: readonly number[];
  /** Addresses of databases that hold a population already; then the sizes are theirs. */
  addresses: readonly string[];
};

/**
 * Opens one population after the other. Prepared ones are opened as they are: nothing is migrated or filled. The others are
 * made on one PostgreSQL server that is started for the purpose, and are gone afterwards.
 */
export async function* openPopulations(wanted: WantedPopulations): AsyncGenerator<Population> {
  const { sizes, addresses } = wanted;
  const scratch = createScratch();
  const folderOf = (index: number) => path.join(scratch, `population-${index}`);
  for (const [index, url] of addresses.entries()) {
    yield* describeAndClose(await openPrepared({ DATA_DIR: folderOf(index), DATABASE_URL: url }));
  }
  if (addresses.length > 0) return;
  const server = await startPostgres(roomySettings());
  for (const [index, members] of sizes.entries()) {
    const environment = { DATA_DIR: folderOf(index), DATABASE_URL: await createDatabase(server.url) };
    yield* describeAndClose(await fill(environment, members));
  }
  await server.stop();
}

type Opened = { store: Store; environment: Record<string, string> };

async function openPrepared(environment: Record<string, string>): Promise<Opened> {
  const configuration = readConfiguration(environment);
  const { databaseUrl, databasePoolSize: poolSize, dataDirectory } = configuration;
  const { database, close } = await openDatabase({
    databaseUrl,
    poolSize,
    dataDirectory,
    report: console.error,
  });
  const files = await openFileStore(configuration);
  return { environment, store: { configuration, database, files, now: () => new Date(), close } };
}

/** As a database is that has been running for a while: its statistics and its visibility map are up to date. */
async function fill(environment: Record<string, string>, members: number): Promise<Opened> {
  const store = await openStore(environment);
  await populate(store, { members, onProgress: showLines('Members', { total: members }).update });
  await sql`vacuum (analyze)`.execute(store.database);
  return { environment, store };
}

async function* describeAndClose({ store, environment }: Opened): AsyncGenerator<Population> {
  const { rows } = await sql<{ members: number }>`
    select count(*)::integer as members from matching_rows`.execute(store.database);
  const members = rows[0]?.members ?? 0;
  try {
    yield { name: members.toLocaleString('en'), members, environment, store };
  } finally {
    await store.close();
  }
}

async function createDatabase(serverUrl: string): Promise<string> {
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(serverUrl);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** A quarter of the machine as PostgreSQL's own memory, as its manual advises; all that bears on its plans is as it comes. */
function roomySettings(): Record<string, string> {
  const quarterMiB = Math.floor(totalmem() / 4 / 1024 / 1024);
  return {
    shared_buffers: `${quarterMiB}MB`,
    maintenance_work_mem: '512MB',
    max_wal_size: '4GB',
  };
}
