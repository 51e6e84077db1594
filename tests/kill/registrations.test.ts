import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scaleLimit } from '#scripts/test/slowness.ts';
import { aRegistration } from '#tests/factories/a-registration.ts';
import { startServerProcess, waitUntil } from '#tests/support/server-process.ts';
import {
  discardDataDirectory,
  killDatabaseServer,
  openStopped,
} from '#tests/support/databases/embedded-data.ts';
import { roundsOf } from './rounds.ts';

const rounds = roundsOf(10);
const victims = ['the product', 'its database server', 'both'] as const;
const registrationsAtOnce = 4;
const minuteMs = 60_000;

let dataDirectory: string;
beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'intandem-kill-'));
});
afterAll(() => discardDataDirectory(dataDirectory));

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
  const { database, close } = await openStopped(dataDirectory);
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

describe('the product and its database server, killed while people register', () => {
  it(
    `lose no acknowledged account in ${rounds} rounds, and always start again`,
    async () => {
      const acknowledged: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        for (const victim of victims) {
          const server = await startServerProcess({ DATA_DIR: dataDirectory });
          const registering = Array.from({ length: registrationsAtOnce }, () =>
            registerUntilKilled(server.address, acknowledged),
          );
          /** A different moment each round: after some more acknowledged registrations. */
          const registerMore = () => {
            const enough = acknowledged.length + 1 + (round % 7);
            return waitUntil(() => acknowledged.length >= enough);
          };
          await registerMore();
          if (victim !== 'the product') killDatabaseServer(dataDirectory);
          // The product starts it again and goes on.
          if (victim === 'its database server') await registerMore();
          await server.kill();
          await Promise.all(registering);
        }
      }
      const stored = await readStoredAddresses();
      expect(acknowledged.length).toBeGreaterThanOrEqual(rounds * victims.length);
      expect(acknowledged.filter((email) => !stored.has(email))).toEqual([]);
    },
    scaleLimit(20 * minuteMs),
  );
});
