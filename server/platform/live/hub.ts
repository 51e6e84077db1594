import type { WebSocket } from 'ws';
import { liveCloseCodes, type LiveMessage } from '#contract/notifications/live.events.ts';
import { liveLimits } from './live-limits.ts';
import type { Origin } from './origin.ts';

/** The account and the session of a connection. */
export type Identity = { accountId: number; sessionId: number };

/** One open window of a browser. */
export type Connection = {
  /** Random, so that no one can guess it. */
  id: string;
  socket: WebSocket;
  /** The network that it comes from, for instance a household or an office. */
  network: string;
  /** Null until its greeting was found valid. */
  identity: Identity | null;
  /** Whether its greeting was received. */
  hasGreeted: boolean;
  /** When its next check is due, by the elapsed time of the process: the end of the greeting time, later the next beat. */
  dueAt: number;
  /** Whether it was pinged and has not answered. */
  awaitsPong: boolean;
  /** The frames that it sent since its last beat. */
  frames: number;
};

/** Sends a message to a browser. One that does not read is closed, so that memory is bounded; it reconnects and refetches. */
export function send(connection: Connection, message: string): void {
  const { socket } = connection;
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > liveLimits.unreadBytes) closeConnection(connection, 'slow');
  else socket.send(message);
}

/** Closes a connection with the code of a reason that the contract names. */
export function closeConnection({ socket }: Connection, reason: keyof typeof liveCloseCodes): void {
  socket.close(liveCloseCodes[reason]);
}

/** The browsers that are connected to this process. */
export type Hub = {
  /** Adds a connection until its socket closes. */
  add: (connection: Connection) => void;
  /** Whether one more connection may wait for its greeting. */
  hasRoomFor: (network: string, limitsNetwork: boolean) => boolean;
  /** Assigns a connection to its account; false when the account has too many. */
  admit: (connection: Connection, identity: Identity) => boolean;
  list: () => ReadonlySet<Connection>;
  /** Sends to all windows of an account but the one that made the change. */
  sendTo: (accountId: number, sent: { message: LiveMessage; origin?: Origin | undefined }) => void;
  sendToAll: (message: LiveMessage) => void;
  countAdmitted: () => number;
};

function isOrigin({ id, identity }: Connection, origin: Origin | undefined): boolean {
  return id === origin?.connectionId && identity?.sessionId === origin.sessionId;
}

export function createHub(): Hub {
  const connections = new Set<Connection>();
  const byAccount = new Map<number, Set<Connection>>();
  const waitingByNetwork = new Map<string, number>();
  let waiting = 0;

  const countWaiting = (network: string, change: 1 | -1) => {
    waiting += change;
    const left = (waitingByNetwork.get(network) ?? 0) + change;
    if (left > 0) waitingByNetwork.set(network, left);
    else waitingByNetwork.delete(network);
  };
  const remove = (connection: Connection) => {
    connections.delete(connection);
    const { identity, network } = connection;
    if (identity === null) {
      countWaiting(network, -1);
      return;
    }
    const others = byAccount.get(identity.accountId);
    others?.delete(connection);
    if (others?.size === 0) byAccount.delete(identity.accountId);
  };

  return {
    add: (connection) => {
      connections.add(connection);
      countWaiting(connection.network, 1);
      connection.socket.once('close', () => remove(connection));
    },
    hasRoomFor: (network, limitsNetwork) =>
      waiting < liveLimits.waiting &&
      (!limitsNetwork || (waitingByNetwork.get(network) ?? 0) < liveLimits.waitingPerNetwork),
    admit: (connection, { accountId, sessionId }) => {
      const own = byAccount.get(accountId) ?? new Set();
      if (own.size >= liveLimits.connectionsPerAccount) return false;
      byAccount.set(accountId, own.add(connection));
      countWaiting(connection.network, -1);
      connection.identity = { accountId, sessionId };
      return true;
    },
    list: () => connections,
    sendTo: (accountId, { message, origin }) => {
      const own = byAccount.get(accountId);
      if (own === undefined) return;
      const text = JSON.stringify(message);
      for (const connection of own) if (!isOrigin(connection, origin)) send(connection, text);
    },
    sendToAll: (message) => {
      const text = JSON.stringify(message);
      for (const own of byAccount.values()) for (const connection of own) send(connection, text);
    },
    countAdmitted: () => connections.size - waiting,
  };
}
