import { z } from 'zod';

/** Where the next part of a list begins. */
export type Position = { page: number; limit: number };

// The bounds of the contract's `page` and `limit`.
const position = z.object({
  page: z.number().int().min(1).max(1_000_000),
  limit: z.number().int().min(1).max(200),
});

/** A position as text that says nothing to its reader and fits an address. */
export function writeCursor({ page, limit }: Position): string {
  return Buffer.from(JSON.stringify([page, limit])).toString('base64url');
}

/** The position that a cursor stands for; null when it is none of ours. */
export function readCursor(cursor: string): Position | null {
  const [page, limit] = parseList(Buffer.from(cursor, 'base64url').toString('utf8'));
  const parsed = position.safeParse({ page, limit });
  // Decoding forgives a lot, so only the text that we would write ourselves counts.
  return parsed.success && writeCursor(parsed.data) === cursor ? parsed.data : null;
}

function parseList(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    // Not JSON: somebody else's text.
    return [];
  }
}
