import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { recordStatements, type Statement } from '#scripts/test/record-statements.ts';
import { fillPayments } from './support/payments/fill-payments.ts';
import { formatNumber, median } from './support/numbers.ts';
import { type PaymentCall, preparePaymentCalls } from './support/payments/payment-calls.ts';
import { openPopulations } from './support/populations.ts';
import { printHeading, printTable } from './support/report.ts';
import { createScratch, endAfter } from './support/scratch.ts';

// The calls about payments in this process, against their own statements through the bare driver, in turns: `npm run bench:payments --
// --members 100000 --payments 100000`, or `--database` with the address of a population with payments. Changes are rolled back.
const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '100000' },
    payments: { type: 'string', default: '100000' },
    database: { type: 'string', multiple: true, default: [] },
    rounds: { type: 'string', default: '20' },
  },
});

async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function send(client: pg.Client, statements: readonly Statement[]): Promise<void> {
  for (const { text, values: given } of statements) await client.query(text, given);
}

async function measure(client: pg.Client, { name, run, plain }: PaymentCall): Promise<string[]> {
  const statements = await recordStatements(run);
  const bare: number[] = [];
  const own: number[] = [];
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    const pair = [
      await time(async () => {
        await send(client, statements);
        await plain?.();
      }),
      await time(run),
    ] as const;
    // The first round only warms both up.
    if (round === 0) continue;
    bare.push(pair[0]);
    own.push(pair[1]);
  }
  const ratios = own.map((each, index) => each / (bare[index] ?? Number.NaN));
  const ratio = [median(ratios), Math.min(...ratios), Math.max(...ratios)].map(formatNumber);
  const [least, most] = ratio.slice(1);
  return [
    name,
    String(statements.length),
    formatNumber(median(bare)),
    formatNumber(median(own)),
    `${ratio[0]} (${least}–${most})`,
  ];
}

endAfter(3600);
const scratch = createScratch();
const sizes = [Number(values.members)];
for await (const population of openPopulations({ sizes, addresses: values.database, isEmbedded: false })) {
  const { environment, store, name } = population;
  if (values.database.length === 0) await fillPayments(store, Number(values.payments));
  const client = new pg.Client({
    connectionString: environment['DATABASE_URL'],
    options: '-c jit=off',
  });
  await client.connect();
  const rows: string[][] = [];
  for (const call of await preparePaymentCalls(store, scratch)) rows.push(await measure(client, call));
  await client.end();
  printHeading(
    `Payments (${name} members on PostgreSQL; ${values.rounds} rounds, load average ${loadavg()[0]?.toFixed(0)})`,
  );
  printTable(['call', 'statements', 'bare (ms)', 'product (ms)', 'ratio of pairs'], rows);
}
process.exit(0);
