import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';

/**
 * The same statements that the product sends for reading and for changing a profile, through the bare driver and Node's own
 * HTTP server: no validation, no rules, no names of the wire.
 */
const { DATABASE_URL, PORT, HOST = '127.0.0.1' } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });

const session = `select sessions.id, account_id, sessions.created_at, last_used_at, role from sessions
  join accounts on accounts.id = account_id
  where token_hash = $1 and expires_at > now() and status = 'active'`;
const profile = 'select * from profiles where account_id = $1';
const photos = 'select * from photos where account_id = $1 and position is not null order by position';
const preference = 'select * from preferences where account_id = $1';
const change =
  'update profiles set city = $2, father = $3, updated_at = now() where account_id = $1 returning *';

type Runner = Pick<pg.Pool, 'query'>;

async function findCaller(request: IncomingMessage): Promise<number> {
  const { rows } = await pool.query<{ account_id: number }>(session, [request.headers['x-token-hash']]);
  if (rows[0] === undefined) throw new Error('No such session');
  return rows[0].account_id;
}

async function readRows(runner: Runner, questions: readonly [string, unknown[]][]): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const [statement, values] of questions) answers.push((await runner.query(statement, values)).rows);
  return answers;
}

async function readProfile(id: number): Promise<unknown> {
  return readRows(pool, [
    [profile, [id]],
    [photos, [id]],
    [preference, [id]],
  ]);
}

async function changeProfile(id: number, body: string): Promise<unknown> {
  // The load sends nothing else.
  const { city, father } = JSON.parse(body) as { city: string; father: string };
  const client = await pool.connect();
  try {
    await client.query('begin');
    const answers = await readRows(client, [
      [`${profile} for update`, [id]],
      [change, [id, city, father]],
      [photos, [id]],
      [preference, [id]],
    ]);
    await client.query('commit');
    return answers;
  } finally {
    client.release();
  }
}

const server = createServer((request, response) => {
  const answer = async () => {
    if (request.url === '/health/ready') return '{}';
    const id = await findCaller(request);
    const body = await text(request);
    return JSON.stringify(request.method === 'GET' ? await readProfile(id) : await changeProfile(id, body));
  };
  answer().then(
    (json) => response.setHeader('content-type', 'application/json').end(json),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(Number(PORT), HOST);
process.on('SIGTERM', () => process.exit(0));
