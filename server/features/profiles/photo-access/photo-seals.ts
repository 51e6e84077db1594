import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What the key in the path of a photo says: which file it is, and for which session an answer contained it. */
export type OpenedSeal = {
  token: string;
  sessionId: number;
  /** A path that its owner received, which opens nothing else but own photos and has no end of its own. */
  isOwn: boolean;
};

type Sealing = { sessionId: number; now: Date };

export type PhotoSeals = {
  /** Seals every path of a photo in the text of an answer. Answers of the same half day contain the same paths. */
  sealPaths: (text: string, sealing: Sealing) => string;
  /** Null for a key that was not sealed here, was changed, or has expired. */
  open: (key: string, now: Date) => OpenedSeal | null;
};

/**
 * A path is valid in the half day of its answer and in the next: for twelve hours at least, so that the lists of a window that stays open
 * show their photos, and for a day at most. Losing the right ends it within a minute whatever is left of it.
 */
const periodMs = 12 * 60 * 60_000;
/** The period of paths without an end of their own. */
const ownPeriod = 0;

const factBytes = 8;
const codeBytes = 16;
const tokenLength = 24;
const sealedKey = /^[\w-]{56}$/;
const unsealedPath = /"\/photos\/([\w-]{24})\/(own\/)?(960\.jpg|source\.jpg)"/g;

/**
 * Seals the paths of photos: behind the token of a photo stand the session, the half day, and a code over the three under a key that is
 * derived from the secret key. Checking it takes no database. A seal grants nothing by itself: whether the session may still see the
 * photo is asked for each file (decision 33). New paths are sealed with the first of the keys; paths of a replaced one still open.
 */
export function createPhotoSeals(acceptedKeys: readonly string[]): PhotoSeals {
  const keys = acceptedKeys.map((secretKey) =>
    Buffer.from(hkdfSync('sha256', secretKey, '', 'paths of photos', 32)),
  );
  const [presentKey = Buffer.alloc(0)] = keys;
  const codeOf = (key: Buffer, { token, facts }: { token: string; facts: Buffer }) =>
    createHmac('sha256', key).update(token).update(facts).digest().subarray(0, codeBytes);
  const seal = (token: string, { sessionId, period }: { sessionId: number; period: number }) => {
    const facts = Buffer.alloc(factBytes);
    facts.writeUInt32BE(sessionId, 0);
    facts.writeUInt32BE(period, 4);
    return token + Buffer.concat([facts, codeOf(presentKey, { token, facts })]).toString('base64url');
  };
  return {
    sealPaths: (text, { sessionId, now }) => {
      // Most answers contain no photo.
      if (!text.includes('"/photos/')) return text;
      return text.replaceAll(unsealedPath, (...groups: (string | undefined)[]) => {
        const [, token = '', own, file = ''] = groups;
        const period = own === undefined ? periodOf(now) : ownPeriod;
        return `"/photos/${seal(token, { sessionId, period })}/${file}"`;
      });
    },
    open: (sealed, now) => {
      if (!sealedKey.test(sealed)) return null;
      const token = sealed.slice(0, tokenLength);
      const bytes = Buffer.from(sealed.slice(tokenLength), 'base64url');
      const facts = bytes.subarray(0, factBytes);
      const code = bytes.subarray(factBytes);
      if (!keys.some((key) => timingSafeEqual(code, codeOf(key, { token, facts })))) return null;
      const [sessionId, period] = [facts.readUInt32BE(0), facts.readUInt32BE(4)];
      const isOwn = period === ownPeriod;
      // The clock of another process may be a little ahead.
      const isValid = isOwn || Math.abs(periodOf(now) - period) <= 1;
      return isValid ? { token, sessionId, isOwn } : null;
    },
  };
}

function periodOf(instant: Date): number {
  return Math.floor(instant.getTime() / periodMs);
}
