import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import type { Statement } from '#scripts/test/record-statements.ts';

/**
 * Recorded statements of calls through the bare driver and Node's own HTTP server, each call when it is asked for: no
 * validation, no rules, no names of the wire.
 */
const { DATABASE_URL, STATEMENTS_FILE = '', PORT, HOST = '127.0.0.1' } = process.env;
// The measurement wrote it: for each call its statements, in their order.
const calls = JSON.parse(readFileSync(STATEMENTS_FILE, 'utf8')) as Statement[][];
// As many connections as the product has, set as it sets them.
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10, options: '-c jit=off' });

async function make(turn: number): Promise<unknown[]> {
  const client = await pool.connect();
  try {
    const answers: unknown[] = [];
    for (const { text: statement, values } of calls[turn] ?? []) {
      answers.push((await client.query(statement, values)).rows);
    }
    return answers;
  } finally {
    client.release();
  }
}

const server = createServer((request, response) => {
  const answer = async () => {
    if (request.url === '/health/ready') return '{}';
    await text(request);
    return JSON.stringify(await make(Number(request.headers['x-turn'])));
  };
  answer().then(
    (json) => response.setHeader('content-type', 'application/json').end(json),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(Number(PORT), HOST);
process.on('SIGTERM', () => process.exit(0));
