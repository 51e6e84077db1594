import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '#scripts/test/start-postgres.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember } from '#tests/factories/a-member.ts';
import { aSubscription } from '#tests/factories/a-subscription.ts';
import { createDatabaseOn } from '#tests/support/test-database.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';
import { startApplication } from '#tests/support/start-application.ts';
import { type Courtship, openCourtship } from './courtship.ts';

const rounds = 50;
const pairs = 4;
const minuteMs = 60_000;

let folder: string;
let environment: Record<string, string>;
let drop: () => Promise<void>;
const servers: ServerProcess[] = [];
const courtships: Courtship[] = [];

beforeAll(async () => {
  const postgres = await startPostgres();
  const database = await createDatabaseOn(postgres.url);
  drop = async () => {
    await database.drop();
    postgres.stop();
  };
  environment = { DATABASE_URL: database.url, SECRET_KEY: 'a key that both processes have in common' };
  folder = await mkdtemp(join(tmpdir(), 'intandem-kill-'));
  const application = await startApplication(environment);
  const people = await Promise.all(
    Array.from({ length: pairs }, async () => {
      const [sender, receiver] = await Promise.all([aMember(application), aGroom(application)]);
      // No limit of interests a day.
      await aSubscription(application, { accountId: sender.user_id });
      return { sender, receiver };
    }),
  );
  await application.close();
  servers.push(await startServer(0), await startServer(1));
  for (const [index, pair] of people.entries())
    courtships.push(openCourtship({ ...pair, ...placesOf(index) }));
}, 2 * minuteMs);

afterAll(async () => {
  await Promise.all(courtships.map((courtship) => courtship.close()));
  await Promise.all(servers.map((server) => server.kill()));
  await rm(folder, { recursive: true, force: true });
  await drop();
});

const startServer = (place: number) =>
  startServerProcess({ DATA_DIR: join(folder, String(place)), ...environment });

/** Half of the receivers are connected to the process that does not make the change. */
function placesOf(index: number) {
  const from = (first: number) => () =>
    [servers[first % 2], servers[(first + 1) % 2]].flatMap((server) => server?.address ?? []);
  return { listSenderAddresses: from(index + Math.floor(index / 2)), listReceiverAddresses: from(index) };
}

/** Runs all until so many changes were acknowledged, kills a process in the middle, and lets each make one more change. */
async function killAmidst({ victim, changes }: { victim: number; changes: number }): Promise<void> {
  const { promise: isTime, resolve: reachTime } = Promise.withResolvers<void>();
  let acknowledged = 0;
  const over = new AbortController();
  const working = courtships.map(async (courtship) => {
    while (!over.signal.aborted) {
      await courtship.change();
      acknowledged += 1;
      if (acknowledged >= changes) reachTime();
    }
    await courtship.change();
  });
  await Promise.race([isTime, Promise.all(working)]);
  await servers[victim]?.kill();
  over.abort();
  await Promise.all(working);
}

/** Acknowledged changes that are lost. A sent interest may have been cancelled by a call that was cut off. */
async function listLost(): Promise<number[]> {
  const { database, close } = await openDatabase({
    databaseUrl: environment['DATABASE_URL'],
    poolSize: 1,
    dataDirectory: folder,
    onError: (error) => {
      throw error;
    },
  });
  const rows = await database.selectFrom('interests').select(['id', 'status']).execute();
  await close();
  const statuses = new Map(rows.map(({ id, status }) => [id, status]));
  return courtships
    .flatMap(({ acknowledged }) => [...acknowledged])
    .filter(([id, status]) => (status === 'pending' ? !statuses.has(id) : statuses.get(id) !== status))
    .map(([id]) => id);
}

describe('one of two processes that is killed while members send interests', () => {
  it(
    `loses nothing that was acknowledged in ${rounds} rounds, and every window sees it at the other one`,
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const victim = round % 2;
        // A different moment each round.
        await killAmidst({ victim, changes: 3 + (round % 9) });
        servers[victim] = await startServer(victim);
        for (const courtship of courtships) courtship.comeBack();
      }
      expect(await listLost()).toEqual([]);
      for (const { acknowledged, countCut } of courtships) {
        expect(acknowledged.size).toBeGreaterThan(rounds / 2);
        expect(countCut()).toBeGreaterThan(0);
      }
    },
    20 * minuteMs,
  );
});
