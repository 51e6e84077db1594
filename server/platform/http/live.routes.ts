import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { livePath } from '#contract/notifications/live.events.ts';
import type { Live } from '#server/platform/live/live.ts';
import { liveLimits, livePace } from '#server/platform/live/live-limits.ts';
import { problem } from '#server/platform/problem.ts';
import { networkOf } from './client-address.ts';
import type { Gatekeeper } from './gatekeeper.ts';
import { isSameSite } from './same-site.ts';

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
  const { upgrades, upgradeRequests } = routeUpgrades(app);
  await app.register(async (scope) => {
    // A refused upgrade would stay open forever, because its socket no longer belongs to any server.
    scope.addHook('onResponse', async ({ raw }) => {
      if (upgradeRequests.has(raw)) raw.socket.destroy();
    });
    await scope.register(websocket, {
      options: { ...socketOptions, server: upgrades },
      preClose: () => live.disconnectAll(),
      // A broken connection or an invalid frame of a browser is nothing that an operator can mend.
      errorHandler: () => undefined,
    });
    scope.route({
      method: 'GET',
      url,
      exposeHeadRoute: false,
      preValidation: async (request) => {
        if (!request.ws) throw problem('not_found');
        if (!isSameSite(request, publicUrl)) throw problem('not_allowed');
        await gatekeeper.admit(request, { access: 'public', path: livePath });
        if (!live.hasRoomFor(networkOf(request.ip), limitsAddresses)) {
          throw problem('too_many_requests', { retryAfter: retryAfterSeconds });
        }
      },
      handler: () => {
        throw problem('not_found');
      },
      wsHandler: (socket, request) => live.accept({ socket, network: networkOf(request.ip) }),
    });
  });
}

/**
 * Upgrades only requests to this address, through a server of their own. Other requests that offer an upgrade (some programs
 * offer HTTP/2 with every call) are answered as if they did not, or refused by a Node version without `shouldUpgradeCallback`.
 */
function routeUpgrades(app: FastifyInstance) {
  const upgrades = createServer();
  const upgradeRequests = new WeakSet<IncomingMessage>();
  Object.assign(app.server, { shouldUpgradeCallback: isForLive });
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (isForLive(request)) {
      upgradeRequests.add(request);
      upgrades.emit('upgrade', request, socket, head);
    } else {
      // The connection may break, and an upgraded socket has no other listener for errors.
      socket.on('error', () => socket.destroy());
      socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    }
  });
  return { upgrades, upgradeRequests };
}

/** A request with another method is an ordinary call: its refusal would leave an upgraded connection open forever. */
function isForLive({ method, url: requested, headers }: IncomingMessage): boolean {
  const isRequested = method === 'GET' && requested?.split('?', 1)[0] === url;
  return isRequested && headers.upgrade?.toLowerCase() === 'websocket';
}
