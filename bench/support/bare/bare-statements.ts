import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { Statement } from '#scripts/test/record-statements.ts';

// Recorded statements through the bare driver, from so many connections at once: no HTTP, no rules, no names of the wire.
const { DATABASE_URL, STATEMENTS_FILE = '', CONNECTIONS, SECONDS } = process.env;
// The measurement wrote it: for each call its statements, in their order.
const calls = JSON.parse(readFileSync(STATEMENTS_FILE, 'utf8')) as Statement[][];

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  // As the product sets it.
  await client.query('set jit = off');
  return client;
}

let done = 0;

/** Each connection begins at another call. */
async function repeat(client: pg.Client, { first, end }: { first: number; end: number }): Promise<void> {
  for (let turn = first; performance.now() < end; turn += 1) {
    for (const { text, values } of calls[turn % calls.length] ?? []) await client.query(text, values);
    done += 1;
  }
}

const clients = await Promise.all(Array.from({ length: Number(CONNECTIONS) }, connect));
const [cpuBefore, startedAt] = [process.cpuUsage(), performance.now()];
const end = startedAt + Number(SECONDS) * 1000;
const apart = Math.ceil(calls.length / clients.length);
await Promise.all(clients.map((client, index) => repeat(client, { first: index * apart, end })));
const perSecond = done / ((performance.now() - startedAt) / 1000);
const { user, system } = process.cpuUsage(cpuBefore);
await Promise.all(clients.map((client) => client.end()));
console.log(JSON.stringify({ perSecond, cpuMicroseconds: (user + system) / done }));
