/**
 * Whose a stored value is, which decides how long it stays:
 * - `session`: the signed-in person itself.
 * - `person`: seen or typed by a person. It goes with the session, however that ends.
 * - `own`: the same, under the id of its member, so that nobody else reads it.
 * - `unsent`: a text that its member has not sent. After an expired session it waits for the same member.
 * - `browser`: a setting of this browser, which says nothing about a person. It stays.
 */
type Kind = 'session' | 'person' | 'own' | 'unsent' | 'browser';

/** Everything that the site stores in a browser, by the names of the keys. */
const kinds = {
  token: 'session',
  profilePic: 'session',
  user_id: 'session',
  email: 'session',
  name: 'session',
  role: 'session',
  missingStep: 'session',
  accountAddress: 'person',
  begunProfile: 'person',
  enquiry: 'person',
  invitationToken: 'person',
  registrationDraft: 'person',
  sentCode: 'person',
  story: 'person',
  messages: 'own',
  partnerLists: 'own',
  partnerPages: 'own',
  draft: 'unsent',
  'message-drafts': 'unsent',
  outbox: 'unsent',
  acts: 'unsent',
  keepSignedIn: 'browser',
  menu: 'browser',
  /** Who receives pushes here: the id of the member, which signing out removes with the pushes. */
  push: 'browser',
  /** That this browser is remembered; signing out removes it. */
  remembered: 'browser',
  'review-refused': 'browser',
  scheme: 'browser',
  'single-keys': 'browser',
  /** Of the router: how far the entries of the history were scrolled, under random names. */
  'tsr-scroll-restoration-v1_3': 'browser',
} as const satisfies Record<string, Kind>;

export type StoredName = keyof typeof kinds;

/** The key of a value: its name, the id of its member if it has one, and the part that it is about. */
export function keyOf(
  name: StoredName,
  { owner, part }: { owner: string; part: string | undefined },
): string {
  const ending = part === undefined ? '' : `${isOwned(name) ? ':' : '.'}${part}`;
  return (isOwned(name) ? `${name}:${owner}` : name) + ending;
}

/** Whether a value is read by the member alone who stored it. */
export function isOwned(name: StoredName): boolean {
  return kinds[name] === 'own' || kinds[name] === 'unsent';
}

/** The kind of the value under a key, and its member; nothing that this version stores is of the kind `unknown`. */
export function readKey(key: string): { kind: Kind | 'unknown'; owner: string | undefined } {
  const [name = '', owner] = key.split(/[:.]/);
  const known = Object.entries(kinds).find(([stored]) => stored === name);
  return { kind: known?.[1] ?? 'unknown', owner };
}
