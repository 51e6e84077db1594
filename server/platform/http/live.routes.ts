import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { livePath } from '#contract/notifications/live.events.ts';
import type { Live } from '#server/platform/live/live.ts';
import { liveLimits, livePace } from '#server/platform/live/live-limits.ts';
import { problem } from '#server/platform/problem.ts';
import { networkOf } from './client-address.ts';
import type { Gatekeeper } from './gatekeeper.ts';

export type ServeLiveOptions = {
  live: Live;
  gatekeeper: Gatekeeper;
  publicUrl: string;
  /** Whether limits hold for network addresses. */
  limitsAddresses: boolean;
};

const url = `/api${livePath}`;
/** The published types do not know all of them yet. */
const socketOptions = {
  maxPayload: liveLimits.messageBytes,
  maxFragments: 4,
  maxBufferedChunks: 16,
  closeTimeout: livePace.closingMs,
  // The hub knows them.
  clientTracking: false,
};
/** How soon to try again when too many wait at the door. */
const crowdedSeconds = 5;

/** Where browsers connect to be told what changes. Whom it does not let in is answered like any other call. */
export async function serveLive(app: FastifyInstance, options: ServeLiveOptions): Promise<void> {
  const { live, gatekeeper, publicUrl, limitsAddresses } = options;
  const { upgrades, offered } = takeUpgrades(app);
  await app.register(async (scope) => {
    // Whoever was refused before it was known what they want would be kept open for ever: no server looks after them any more.
    scope.addHook('onResponse', async ({ raw }) => {
      if (offered.has(raw)) raw.socket.destroy();
    });
    await scope.register(websocket, {
      options: { ...socketOptions, server: upgrades },
      preClose: () => live.sendAway(),
      // A connection that breaks, or a browser that breaks the rules of the protocol: nothing to tell an operator.
      errorHandler: () => undefined,
    });
    scope.route({
      method: 'GET',
      url,
      exposeHeadRoute: false,
      preValidation: async (request) => {
        if (!request.ws) throw problem('not_found');
        if (!comesFromUs(request, publicUrl)) throw problem('not_allowed');
        await gatekeeper.admit(request, { access: 'public', path: livePath });
        if (!live.hasRoomFor(networkOf(request.ip), limitsAddresses)) {
          throw problem('too_many_requests', { retryAfter: crowdedSeconds });
        }
      },
      handler: () => {
        throw problem('not_found');
      },
      wsHandler: (socket, request) => live.receive({ socket, network: networkOf(request.ip) }),
    });
  });
}

/**
 * Browsers name the page that connects. Programs may leave it out: nothing that a browser adds by itself lets anybody in
 * here, so this only spares us the connections of other sites.
 */
function comesFromUs({ headers: { origin }, host }: FastifyRequest, publicUrl: string): boolean {
  if (origin === undefined || origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * Lets only this address change the protocol. Other requests that offer to (some programs offer HTTP/2 with every call) are
 * answered as if they had not; a Node that cannot do so ends them.
 */
function takeUpgrades(app: FastifyInstance) {
  const upgrades = createServer();
  const offered = new WeakSet<IncomingMessage>();
  Object.assign(app.server, { shouldUpgradeCallback: isForLive });
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (isForLive(request)) {
      offered.add(request);
      upgrades.emit('upgrade', request, socket, head);
    } else {
      // Whoever offered it may break off meanwhile, and by now nobody else listens for that.
      socket.on('error', () => socket.destroy());
      socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    }
  });
  return { upgrades, offered };
}

/** With another method it is a call like any other: what refuses it would leave a changed connection open for ever. */
function isForLive({ method, url: asked, headers }: IncomingMessage): boolean {
  const isAsked = method === 'GET' && asked?.split('?', 1)[0] === url;
  return isAsked && headers.upgrade?.toLowerCase() === 'websocket';
}
