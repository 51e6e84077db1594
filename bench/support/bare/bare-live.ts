import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { serveDriver, tellAtOnce } from '../live/live-driver.ts';

// The least that a live server can do: it accepts every socket without authentication, and sends.
const { PORT, DRIVER_PORT } = process.env;
const sockets: WebSocket[] = [];
const server = createServer((_request, response) => response.end());
new WebSocketServer({ server }).on('connection', (socket) => {
  sockets.push(socket);
  socket.once('message', () => socket.send('{"type":"welcome","beat_seconds":25}'));
});
server.listen(Number(PORT), '127.0.0.1');

serveDriver(Number(DRIVER_PORT), ({ number }) =>
  Promise.resolve(
    tellAtOnce(number, () =>
      sockets[number % sockets.length]?.send(
        JSON.stringify({ type: 'interest_changed', partner_id: number }),
      ),
    ),
  ),
);
process.on('SIGTERM', () => process.exit(0));
