import type { LiveMessage } from '#contract/notifications/live.events.ts';
import { type Connection, type Identity, say } from './connection.ts';
import { liveLimits } from './live-limits.ts';

/** The browsers that are connected to this process. */
export type Hub = {
  /** Takes a connection in until its socket closes. */
  take: (connection: Connection) => void;
  /** Whether one more may come in without having said who it is. */
  hasRoomFor: (network: string, limitsNetwork: boolean) => boolean;
  /** Gives a connection its member; false when that member has too many. */
  admit: (connection: Connection, identity: Identity) => boolean;
  list: () => Iterable<Connection>;
  tell: (accountId: number, message: LiveMessage) => void;
  tellEverybody: (message: LiveMessage) => void;
  countAdmitted: () => number;
};

export function createHub(): Hub {
  const connections = new Set<Connection>();
  const ofAccounts = new Map<number, Set<Connection>>();
  const waitingOfNetworks = new Map<string, number>();
  let waiting = 0;

  const countWaiting = (network: string, change: 1 | -1) => {
    waiting += change;
    const left = (waitingOfNetworks.get(network) ?? 0) + change;
    if (left > 0) waitingOfNetworks.set(network, left);
    else waitingOfNetworks.delete(network);
  };
  const remove = (connection: Connection) => {
    connections.delete(connection);
    const { identity, network } = connection;
    if (identity === null) {
      countWaiting(network, -1);
      return;
    }
    const others = ofAccounts.get(identity.accountId);
    others?.delete(connection);
    if (others?.size === 0) ofAccounts.delete(identity.accountId);
  };

  return {
    take: (connection) => {
      connections.add(connection);
      countWaiting(connection.network, 1);
      connection.socket.once('close', () => remove(connection));
    },
    hasRoomFor: (network, limitsNetwork) =>
      waiting < liveLimits.waiting &&
      (!limitsNetwork || (waitingOfNetworks.get(network) ?? 0) < liveLimits.waitingPerNetwork),
    admit: (connection, { accountId, sessionId }) => {
      const own = ofAccounts.get(accountId) ?? new Set();
      if (own.size >= liveLimits.connectionsPerAccount) return false;
      ofAccounts.set(accountId, own.add(connection));
      countWaiting(connection.network, -1);
      connection.identity = { accountId, sessionId };
      return true;
    },
    list: () => connections,
    tell: (accountId, message) => {
      const own = ofAccounts.get(accountId);
      if (own === undefined) return;
      const written = JSON.stringify(message);
      for (const connection of own) say(connection, written);
    },
    tellEverybody: (message) => {
      const written = JSON.stringify(message);
      for (const own of ofAccounts.values()) for (const connection of own) say(connection, written);
    },
    countAdmitted: () => connections.size - waiting,
  };
}
