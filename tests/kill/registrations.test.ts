import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scaleLimit } from '#scripts/test/slowness.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { aRegistration } from '#tests/factories/a-registration.ts';
import { startShortLived, waitUntil } from '#tests/support/server-process.ts';
import { copyEmbeddedTemplate } from '#tests/support/databases/test-database.ts';
import { roundsOf } from './rounds.ts';

const rounds = roundsOf(30);
const registrationsAtOnce = 4;
const minuteMs = 60_000;

let dataDirectory: string;
beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'intandem-kill-'));
  copyEmbeddedTemplate(dataDirectory);
});
afterAll(() => rm(dataDirectory, { recursive: true, force: true }));

/** Registers people one after the other until the server is gone, and records the acknowledged addresses. */
async function registerUntilKilled(address: string, acknowledged: string[]): Promise<void> {
  for (;;) {
    const input = aRegistration({ contact_audience: 'nobody' });
    const answer = await fetch(`${address}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    }).catch(() => null);
    if (answer === null) return;
    if (answer.status === 201) acknowledged.push(input.email);
  }
}

async function readStoredAddresses(): Promise<Set<string>> {
  const { database, close } = await openDatabase({
    databaseUrl: undefined,
    poolSize: 1,
    dataDirectory,
    onError: (error) => {
      throw error;
    },
  });
  const rows = await database
    .selectFrom('accounts')
    .innerJoin('profiles', 'profiles.accountId', 'accounts.id')
    .innerJoin('registrations', 'registrations.accountId', 'accounts.id')
    .innerJoin('memberSettings', 'memberSettings.accountId', 'accounts.id')
    .select('accounts.email')
    .where('contactAudience', '=', 'nobody')
    .execute();
  const { count } = await database
    .selectFrom('accounts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  // No account was ever stored without its choice.
  expect(rows).toHaveLength(count);
  await close();
  return new Set(rows.map(({ email }) => email));
}

describe('a process that is killed while people register', () => {
  it(
    `loses no acknowledged account in ${rounds} rounds, and always starts again`,
    async () => {
      const acknowledged: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const server = await startShortLived(dataDirectory);
        const alreadyAcknowledged = acknowledged.length;
        const registering = Array.from({ length: registrationsAtOnce }, () =>
          registerUntilKilled(server.address, acknowledged),
        );
        // A different moment each round: after some more acknowledged registrations.
        await waitUntil(() => acknowledged.length >= alreadyAcknowledged + 1 + (round % 7));
        await server.kill();
        await Promise.all(registering);
      }
      const stored = await readStoredAddresses();
      expect(acknowledged.length).toBeGreaterThanOrEqual(rounds);
      expect(acknowledged.filter((email) => !stored.has(email))).toEqual([]);
    },
    scaleLimit(20 * minuteMs),
  );
});
