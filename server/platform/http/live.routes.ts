import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { livePath } from '#contract/notifications/live.events.ts';
import type { Live } from '#server/platform/live/live.ts';
import { liveLimits, livePace } from '#server/platform/live/live-limits.ts';
import { problem } from '#server/platform/problem.ts';
import { networkOf } from './client-address.ts';
import type { Gatekeeper } from './gatekeeper.ts';
import { isSameSite } from './cross-origin.ts';

export type ServeLiveOptions = {
  live: Live;
  gatekeeper: Gatekeeper;
  publicUrl: string;
  /** Whether network addresses are limited. */
  limitsAddresses: boolean;
};

const url = `/api${livePath}`;
/** Not all of these are in the published types. */
const socketOptions = {
  noServer: true,
  maxPayload: liveLimits.messageBytes,
  maxFragments: 4,
  maxBufferedChunks: 16,
  closeTimeout: livePace.closingMs,
  // The hub lists the clients.
  clientTracking: false,
};
/** When to retry after a refusal because of too many connections. */
const retryAfterSeconds = 5;

/** Opens live connections of browsers. A refusal is answered like that of any other call. */
export async function serveLive(app: FastifyInstance, options: ServeLiveOptions): Promise<void> {
  const { live, gatekeeper, publicUrl, limitsAddresses } = options;
  const upgrades = routeUpgrades(app);
  const sockets = new WebSocketServer(socketOptions);
  app.addHook('preClose', () => live.disconnectAll());
  await app.register(async (scope) => {
    // A refused upgrade would stay open forever, because its socket no longer belongs to any server.
    scope.addHook('onResponse', async ({ raw }) => void upgrades.get(raw)?.socket.destroy());
    scope.route({
      method: 'GET',
      url,
      exposeHeadRoute: false,
      preValidation: async (request) => {
        if (!upgrades.has(request.raw)) throw problem('not_found');
        if (!isSameSite(request, publicUrl)) throw problem('not_allowed');
        await gatekeeper.admit(request, { access: 'public', path: livePath });
        if (!live.hasRoomFor(networkOf(request.ip), limitsAddresses)) {
          throw problem('too_many_requests', { retryAfter: retryAfterSeconds });
        }
      },
      handler: ({ raw, ip }, reply) => {
        const upgrade = upgrades.get(raw);
        if (upgrade === undefined) throw problem('not_found');
        reply.hijack();
        releaseSocket(upgrade, reply.raw);
        sockets.handleUpgrade(raw, upgrade.socket, upgrade.head, (socket) => {
          ignoreErrors(socket);
          live.accept({ socket, address: ip, network: networkOf(ip) });
        });
      },
    });
  });
}

/** The socket of a request that offers an upgrade, and what the browser sent after that request. */
type Upgrade = { socket: Socket; head: Buffer };

/**
 * Upgrades only requests to this address. Other requests that offer an upgrade (some programs offer HTTP/2 with every call) are
 * answered as if they did not, or refused by a Node version without `shouldUpgradeCallback`.
 */
function routeUpgrades(app: FastifyInstance): WeakMap<IncomingMessage, Upgrade> {
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();
  Object.assign(app.server, { shouldUpgradeCallback: isForLive });
  app.server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    // The connection may break, and an upgraded socket has no other listener for errors.
    socket.on('error', destroy);
    if (isForLive(request)) {
      upgrades.set(request, { socket, head });
      const response = new ServerResponse(request);
      response.assignSocket(socket);
      app.routing(request, response);
    } else socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
  return upgrades;
}

function destroy(this: Socket): void {
  this.destroy();
}

/** A connection stays open for hours. Its socket would keep request and answer in memory, which take more than it does itself. */
function releaseSocket({ socket }: Upgrade, response: ServerResponse): void {
  response.detachSocket(socket);
  socket.off('error', destroy);
}

/** A broken connection or an invalid frame of a browser is nothing that an operator can mend. */
function ignoreErrors(socket: WebSocket): void {
  socket.on('error', ignore);
}

function ignore(): void {}

/** A request with another method is an ordinary call: its refusal would leave an upgraded connection open forever. */
function isForLive({ method, url: requested, headers }: IncomingMessage): boolean {
  const isRequested = method === 'GET' && requested?.split('?', 1)[0] === url;
  return isRequested && headers.upgrade?.toLowerCase() === 'websocket';
}
