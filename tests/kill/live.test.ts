import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scaleLimit } from '#scripts/test/slowness.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { throwErrors } from '#tests/support/databases/test-database.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember } from '#tests/factories/a-member.ts';
import { aSubscription } from '#tests/factories/a-subscription.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { type Courtship, openCourtship } from './courtship.ts';
import { openSharedSite, type SharedSite } from './shared-site.ts';
import { roundsOf } from './rounds.ts';
import { startBesideProcesses } from './start-beside-processes.ts';

const rounds = roundsOf(50);
const pairs = 4;
const minuteMs = 60_000;

let site: SharedSite;
const servers: ServerProcess[] = [];
const courtships: Courtship[] = [];

beforeAll(async () => {
  site = await openSharedSite();
  const application = await startBesideProcesses(site.environment);
  const people = await Promise.all(
    Array.from({ length: pairs }, async () => {
      const [sender, receiver] = await Promise.all([aMember(application), aGroom(application)]);
      // No limit of interests a day.
      await aSubscription(application, { accountId: sender.user_id });
      return { sender, receiver };
    }),
  );
  await application.close();
  servers.push(await site.startServer(0), await site.startServer(1));
  for (const [index, pair] of people.entries())
    courtships.push(openCourtship({ ...pair, ...placesOf(index) }));
});

afterAll(async () => {
  await Promise.all(courtships.map((courtship) => courtship.close()));
  await Promise.all(servers.map((server) => server.kill()));
  await site.close();
});

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
    databaseUrl: site.environment.DATABASE_URL,
    poolSize: 1,
    dataDirectory: site.folder,
    report: throwErrors,
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
        servers[victim] = await site.startServer(victim);
        for (const courtship of courtships) courtship.comeBack();
      }
      expect(await listLost()).toEqual([]);
      for (const { acknowledged, countCut } of courtships) {
        expect(acknowledged.size).toBeGreaterThan(rounds / 2);
        expect(countCut()).toBeGreaterThan(0);
      }
    },
    scaleLimit(20 * minuteMs),
  );
});
