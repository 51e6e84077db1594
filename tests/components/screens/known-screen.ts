import type { SessionData } from '#contract/accounts/sessions.ts';
import type { Endpoint } from '#contract/calls/endpoint.ts';
import type { FakeServer } from '../support/fake-server.ts';

/** What the tests of all screens know of one; its key is the address, with a note behind a comma. */
export type KnownScreen = {
  /** The signed-in person: a member by default, a visitor when null. */
  as?: SessionData | null;
  /** Answers the calls of the screen with long names and every mark. */
  answer?: (server: FakeServer) => void;
  /** A text of the loaded screen. */
  shows: string | RegExp;
  /** The calls each of which a part of the screen cannot do without. */
  needs?: readonly Endpoint[];
  /** What the screen says while it loads and when it could not, where the specification has words of its own. */
  says?: { loading?: string; failed: string };
  /** The answers of a new site, and the advice that the screen then has. */
  empty?: readonly [answer: (server: FakeServer) => void, says: string];
};

/** A name and a word that no narrow screen has room for. */
export const longWord = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2);

/** The token of a link in a mail. */
export const linkToken = 'abcdefghijklmnopqrstuvwxyz0123456789';
