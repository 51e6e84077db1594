/** How patient the server is with browsers. All are milliseconds. */
export const livePace = {
  /** How often it looks at its connections. */
  tickMs: 1_000,
  /** How often each is heard at least, and asked whether it is still there. */
  beatMs: 25_000,
  /** Within this a browser says who it is. */
  greetingMs: 5_000,
  /** How often the sessions of all connections are asked for. */
  reauthoriseMs: 2_000,
  /** How long the answer to a closing is waited for; a stopping process waits less. */
  closingMs: 2_000,
  stoppingMs: 300,
} as const;

export const liveLimits = {
  /** Windows of one account at once. */
  connectionsPerAccount: 10,
  /** Connections that have not said who they are. */
  waitingPerNetwork: 100,
  waiting: 1_000,
  /** Of the one message that browsers send. */
  messageBytes: 512,
  /** What may wait to be read by one browser. Events are some sixty bytes, so it is a thousand of them that it never read. */
  unreadBytes: 64 * 1024,
  /** What a browser may send between two beats: answers to pings, and pings of programs. */
  framesPerBeat: 50,
} as const;
