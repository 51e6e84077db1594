import type { Readable } from 'node:stream';

/** A store of files by key. A key is words with slashes between them, such as `ab/abcd/960.jpg`. */
export type FileStore = {
  /** Stores a file durably. Readers see it only when it is complete. */
  write: (key: string, content: Uint8Array) => Promise<void>;
  /** Stores a copy of a file of this machine, of any size, like `write`. */
  copyFrom: (key: string, path: string) => Promise<void>;
  /** Null when there is no such file. */
  read: (key: string) => Promise<{ stream: Readable; bytes: number } | null>;
  /** Removes every file whose key begins with the folder and a slash, if there is any. */
  deleteUnder: (folder: string) => Promise<void>;
  /** All files; those of a folder one after the other, else in no order. */
  list: () => AsyncIterable<{ key: string; storedAt: Date }>;
};

const keyPattern = /^[\w-]+(?:\/[\w-]+(?:\.[\w-]+)*)*$/;

/** The key. Throws for a key that could lead out of the store. */
export function requireKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error('This is no key of the store');
  return key;
}
