import type { WebSocket } from 'ws';
import { liveCloseCodes } from '#contract/notifications/live.events.ts';
import { liveLimits } from './live-limits.ts';

/** Whose browser it is, and by which session. */
export type Identity = { accountId: number; sessionId: number };

/** One open window of a browser. */
export type Connection = {
  socket: WebSocket;
  /** The household or office it comes from. */
  network: string;
  /** Null until it has said who it is and that was found true. */
  identity: Identity | null;
  /** Whether its greeting was read. */
  hasGreeted: boolean;
  /** By the hub's clock: when waiting for its greeting ends, later when its next beat is due. */
  dueAt: number;
  /** Whether it was asked if it is there, and has not answered. */
  isAsked: boolean;
  /** What it sent since its last beat. */
  frames: number;
};

/** Says something to a browser. One that does not read is let go: it comes back and asks anew, and memory stays bounded. */
export function say(connection: Connection, message: string): void {
  const { socket } = connection;
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > liveLimits.unreadBytes) dismiss(connection, 'slow');
  else socket.send(message);
}

/** Closes a connection with the reason that the contract names. */
export function dismiss({ socket }: Connection, reason: keyof typeof liveCloseCodes): void {
  socket.close(liveCloseCodes[reason]);
}
