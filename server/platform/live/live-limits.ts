/** Times of live connections, in milliseconds. */
export const livePace = {
  /** The interval between two parts of a round. */
  tickMs: 25,
  /** The time of a round, which checks all connections and their sessions. */
  roundMs: 2_000,
  /** The longest time between two messages to a browser; as often it is pinged. */
  beatMs: 25_000,
  /** The time in which a browser must send its greeting. */
  greetingMs: 5_000,
  /** The time in which a browser must answer a closing; it is shorter when the process stops. */
  closingMs: 2_000,
  stoppingMs: 300,
} as const;

export const liveLimits = {
  /** Connections that are checked in one tick; more when a round would take too long. */
  checkedPerTick: 25,
  /** Sessions that one statement asks about; more when the statements take long. */
  askedTogether: 100,
  /** Open windows of one account. */
  connectionsPerAccount: 10,
  /** Connections without a valid greeting, from one network and in all. */
  waitingPerNetwork: 100,
  waiting: 1_000,
  /** The size of the one message that a browser sends. */
  messageBytes: 512,
  /** What may wait for a browser that does not read: about a thousand events of sixty bytes. */
  unreadBytes: 64 * 1024,
  /** What a browser may send between two beats: pongs, and pings of some programs. */
  framesPerBeat: 50,
} as const;
