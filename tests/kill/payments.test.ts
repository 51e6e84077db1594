import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { scaleLimit } from '#scripts/test/slowness.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { aPayment } from '#tests/factories/a-payment.ts';
import { type ServerProcess, startServerProcess, waitUntil } from '#tests/support/server-process.ts';
import { type TestApplication } from '#tests/support/start-application.ts';
import { roundsOf } from './rounds.ts';
import { startBesideProcesses } from './start-beside-processes.ts';

const rounds = roundsOf(30);
const paymentsPerRound = 12;
const decided = z.object({ result: z.literal(true), data: z.object({ pay_status: z.string() }) });

type Chore = { path: string; input: object };

let first: TestApplication;
let session: string;
let chores: Chore[];
/** The payments that were acknowledged as confirmed. */
const acknowledged = new Set<number>();

beforeAll(async () => {
  first = await startBesideProcesses({ DATABASE_URL: '' });
  session = (await anAdministrator(first, { role: 'finance' })).token;
  const members = await Promise.all(Array.from({ length: 8 }, () => aMember(first)));
  const payments: { id: number; amountPaise: number }[] = [];
  for (let index = 0; index < rounds * paymentsPerRound; index += 1) {
    const accountId = members[index % members.length]?.user_id ?? 0;
    payments.push(await aPayment(first, { accountId }));
  }
  // Each payment is confirmed, every fourth one is refunded afterwards.
  chores = payments.flatMap(({ id, amountPaise }, index) => [
    { path: 'confirm', input: { pay_id: id } },
    ...(index % 4 === 3
      ? [{ path: 'refund', input: { pay_id: id, amount_paise: amountPaise, reason: 'Paid twice.' } }]
      : []),
  ]);
  await first.stop();
});
afterAll(() => first.close());

/** Works off what is left until the server is gone. */
async function decideUntilKilled({ address }: ServerProcess, done: { count: number }): Promise<void> {
  for (let chore = chores[0]; chore !== undefined; chore = chores[0]) {
    const { path, input } = chore;
    const answer = await fetch(`${address}/api/admin/payments/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${session}`, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
      .then(async (response): Promise<unknown> => response.json())
      .catch(() => null);
    if (answer === null) return;
    // A refund whose answer was lost was made: it is not made again.
    if (path === 'confirm') decided.parse(answer);
    if (path === 'confirm') acknowledged.add(z.object({ pay_id: z.number() }).parse(input).pay_id);
    chores.shift();
    done.count += 1;
  }
}

describe('a process that is killed while finance decides about payments', () => {
  it(
    `leaves no confirmed payment without its plan, and no number twice or missing, in ${rounds} rounds`,
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const server = await startServerProcess({ DATA_DIR: first.dataDirectory });
        const done = { count: 0 };
        const deciding = decideUntilKilled(server, done);
        // A different moment each round, after a refund at the earliest.
        await waitUntil(() => done.count > 4 + (round % 4) || chores.length === 0);
        await wait((round * 17) % 40);
        await server.kill();
        await deciding;
      }
      const last = await startBesideProcesses({ DATA_DIR: first.dataDirectory, DATABASE_URL: '' });
      const { database } = last.context;
      const payments = await database.selectFrom('payments').selectAll().execute();
      const subscriptions = await database.selectFrom('subscriptions').selectAll().execute();
      const receipts = await database.selectFrom('receipts').selectAll().orderBy('number').execute();
      const refunds = await database.selectFrom('refunds').selectAll().execute();
      await last.close();

      const idsOf = (...statuses: string[]) =>
        payments.filter(({ status }) => statuses.includes(status)).map(({ id }) => id);
      const paid = idsOf('confirmed', 'refunded').toSorted(byNumber);
      expect(paid.length).toBeGreaterThan(rounds);
      expect([...acknowledged].filter((id) => !paid.includes(id))).toEqual([]);
      expect(subscriptions.map(({ paymentId }) => paymentId ?? 0).toSorted(byNumber)).toEqual(paid);
      const ofKind = (wanted: string) => receipts.filter(({ kind }) => kind === wanted);
      expect(
        ofKind('receipt')
          .map(({ paymentId }) => paymentId)
          .toSorted(byNumber),
      ).toEqual(paid);
      for (const kind of ['receipt', 'credit_note']) {
        const numbers = ofKind(kind).map(({ number }) => number);
        expect(numbers).toEqual(numbers.map((_none, index) => index + 1));
      }
      const refunded = idsOf('refunded').toSorted(byNumber);
      expect(refunded.length).toBeGreaterThan(0);
      expect(refunds.map(({ paymentId }) => paymentId).toSorted(byNumber)).toEqual(refunded);
    },
    scaleLimit(10 * 60_000),
  );
});

function byNumber(one: number, other: number): number {
  return one - other;
}
