import type { Readable } from 'node:stream';

/** Files that are kept by key, as `ab/abcd/960.jpg`: lower-case words with slashes between them. */
export type FileStore = {
  /** Keeps a file. Nobody sees it before it is whole, and it is safe when this is done. */
  write: (key: string, content: Uint8Array) => Promise<void>;
  /** Keeps a copy of a file of this machine, however large, like `write`. */
  take: (key: string, path: string) => Promise<void>;
  /** Null when there is no such file. */
  read: (key: string) => Promise<{ stream: Readable; bytes: number } | null>;
  /** Removes every file whose key begins with these words and a slash; there may be none. */
  deleteUnder: (folder: string) => Promise<void>;
  /** Every file there is, in no order. */
  list: () => AsyncIterable<{ key: string; storedAt: Date }>;
};

const keyPattern = /^[\w-]+(?:\/[\w-]+(?:\.[\w-]+)*)*$/;

/** Throws for a key that nobody of us makes: it must never lead out of the store. */
export function requireKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error('This is no key of the store');
  return key;
}
