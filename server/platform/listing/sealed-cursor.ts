import { createHmac } from 'node:crypto';
import { isSignedToken } from '#server/platform/signed-token.ts';
import { invalidCursor } from './cursor.ts';

/** What a cursor belongs to: only the same caller can continue the same list of the same call with it. */
export type CursorOwner = {
  /** The present key, with which cursors are sealed, then the one that it replaces. */
  acceptedKeys: readonly string[];
  /** Null for a public list. */
  accountId: number | null;
  path: string;
  /** The valid input of the call. The page, its size and the cursor itself say where the list continues, and are left out. */
  input: object;
};

/** 144 bits. */
const sealBytes = 18;
const sealCharacters = (sealBytes / 3) * 4;

/** How many characters a seal adds to a cursor. */
export const sealLength = sealCharacters + 1;

/** The cursor with a seal in front of it, so that nobody can write one by hand or use that of somebody else. */
export function sealCursor(cursor: string, owner: CursorOwner): string {
  const [key = ''] = owner.acceptedKeys;
  return `${sealOf(cursor, { owner, key })}.${cursor}`;
}

/** The cursor of a sealed one. Throws invalid_input on `cursor` unless it was sealed for this owner. */
export function openCursor(sealed: string, owner: CursorOwner): string {
  const cursor = sealed.slice(sealLength);
  const sign = (key: string) => `${sealOf(cursor, { owner, key })}.`;
  if (isSignedToken(sealed.slice(0, sealLength), { keys: owner.acceptedKeys, sign })) return cursor;
  throw invalidCursor();
}

function sealOf(cursor: string, { owner, key }: { owner: CursorOwner; key: string }): string {
  const { accountId, path, input } = owner;
  const query = Object.entries(input)
    .filter(([name, value]) => value !== undefined && !['page', 'limit', 'cursor'].includes(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const sealed = JSON.stringify([accountId, path, query, cursor]);
  // A part of the hash is enough: 144 bits.
  return createHmac('sha256', key)
    .update(`cursor ${sealed}`)
    .digest()
    .subarray(0, sealBytes)
    .toString('base64url');
}
