import { createHash } from 'node:crypto';

/** An entry with every column as the text that the database chains, null for null. */
export type ChainedEntry = {
  id: number;
  /** The columns between the number and the hash of the entry before, in the order of the chain. */
  texts: readonly (string | null)[];
  previousHash: string;
  hash: string;
};

/** What is wrong at an entry of the log. */
export type Flaw =
  | { kind: 'changed' | 'unlinked' | 'inserted'; id: number }
  | { kind: 'missing'; id: number; upTo: number };

/**
 * The hash of an entry over its columns, each as its length in bytes and its text. The database computes the same for a new entry
 * (`audit_entry_text`); here it is computed once more, independent of what the database says.
 */
export function hashOf({ id, texts, previousHash }: Omit<ChainedEntry, 'hash'>): string {
  const columns = [String(id), ...texts, previousHash];
  const text = columns.map((column) => (column === null ? '-' : `${Buffer.byteLength(column)}:${column}`));
  return createHash('sha256').update(text.join(',')).digest('hex');
}

/** The place of a walk along the chain: the entry that was read last. */
export type Place = { id: number; hash: string };

export const beforeFirst: Place = { id: 0, hash: '' };

/** The flaws between one entry and the next in the order of numbers. */
export function compareWithLast(entry: ChainedEntry, last: Place): Flaw[] {
  const { id } = entry;
  if (id <= last.id) return [{ id, kind: 'inserted' }];
  const isNext = id === last.id + 1;
  const flaws: Flaw[] = isNext ? [] : [{ kind: 'missing', id: last.id + 1, upTo: id - 1 }];
  if (hashOf(entry) !== entry.hash) flaws.push({ id, kind: 'changed' });
  else if (isNext && entry.previousHash !== last.hash) flaws.push({ id, kind: 'unlinked' });
  return flaws;
}

/** The flaws between the last entry and the head of the log, which the database moves with every entry. */
export function compareWithHead(last: Place, head: Place | undefined): Flaw[] {
  if (head === undefined) return [{ id: last.id, kind: 'unlinked' }];
  if (head.id > last.id) return [{ kind: 'missing', id: last.id + 1, upTo: head.id }];
  if (head.id < last.id) return [{ id: head.id + 1, kind: 'inserted' }];
  return head.hash === last.hash ? [] : [{ id: last.id, kind: 'changed' }];
}
