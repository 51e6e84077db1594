import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { fillPayments } from './support/payments/fill-payments.ts';
import { callHead, callRow, measureCall } from './support/calls/measure-call.ts';
import { preparePaymentCalls } from './support/payments/payment-calls.ts';
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

endAfter(3600);
const scratch = createScratch();
const sizes = [Number(values.members)];
for await (const population of openPopulations({ sizes, addresses: values.database })) {
  const { environment, store, name } = population;
  if (values.database.length === 0) await fillPayments(store, Number(values.payments));
  const client = new pg.Client({
    connectionString: environment['DATABASE_URL'],
    options: '-c jit=off',
  });
  await client.connect();
  const rows: string[][] = [];
  for (const call of await preparePaymentCalls(store, scratch)) {
    rows.push(callRow(call.name, await measureCall(client, { call, rounds: Number(values.rounds) })));
  }
  await client.end();
  printHeading(
    `Payments (${name} members on PostgreSQL; ${values.rounds} rounds, load average ${loadavg()[0]?.toFixed(0)})`,
  );
  printTable(callHead, rows);
}
process.exit(0);
