import { createServer } from 'node:http';
import pg from 'pg';
import { type WebSocket, WebSocketServer } from 'ws';
import { readSharedClock } from '../live/live-clock.ts';
import { serveDriver, type ToldEvent, tellAtOnce } from '../live/live-driver.ts';

// The least that a live server can do: it accepts every socket without authentication, and sends. With a database it is one of
// a pair: the first notifies the second one in a transaction with nothing else in it.
const { PORT, DRIVER_PORT, DATABASE_URL, LISTENS } = process.env;
const channel = 'bare';
const sockets: WebSocket[] = [];
const send = (number: number) =>
  sockets[number % sockets.length]?.send(JSON.stringify({ type: 'interest_changed', partner_id: number }));

const pool = new pg.Pool({ connectionString: DATABASE_URL, idleTimeoutMillis: 0 });

async function tellSecond(number: number): Promise<ToldEvent> {
  const begunAt = readSharedClock();
  const client = await pool.connect();
  await client.query('begin');
  await client.query('select pg_notify($1, $2)', [channel, String(number)]);
  await client.query('commit');
  const committedAt = readSharedClock();
  client.release();
  return { number, begunAt, committedAt };
}

if (LISTENS !== undefined) {
  const listener = new pg.Client(DATABASE_URL);
  listener.on('notification', ({ payload }) => send(Number(payload)));
  await listener.connect();
  await listener.query(`listen ${channel}`);
}
const server = createServer((_request, response) => response.end());
new WebSocketServer({ server }).on('connection', (socket) => {
  sockets.push(socket);
  socket.once('message', () => socket.send('{"type":"welcome","beat_seconds":25}'));
  socket.once('close', () => sockets.splice(sockets.indexOf(socket), 1));
});
server.listen(Number(PORT), '127.0.0.1');

serveDriver(Number(DRIVER_PORT), ({ place, group }) =>
  group === 'own' ? Promise.resolve(tellAtOnce(place, () => send(place))) : tellSecond(place),
);
process.on('SIGTERM', () => process.exit(0));
