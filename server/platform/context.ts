import type { Logger } from 'pino';
import type { Configuration } from '#server/configuration.ts';
import type { Database } from './database/database.ts';
import type { Transact } from './database/transact.ts';
import type { Mailer, TextMessenger } from './mail/mailer.ts';
import type { FileStore } from './storage/file-store.ts';

/** The dependencies of every feature; the composition root builds them once. */
export type Context = {
  configuration: Configuration;
  database: Database;
  transact: Transact;
  mailer: Mailer;
  textMessenger: TextMessenger;
  /** The store of photos and of copies of members' data. */
  files: FileStore;
  /** This process's folder for unfinished files; those of a killed process are removed. */
  workFolder: string;
  /** The key for hashes of secrets that are too short to be hashed alone. */
  secretKey: string;
  /** The keys with which a signature or a sealed text may have been made: the present one, then the one that it replaces. */
  acceptedKeys: readonly string[];
  now: () => Date;
  log: Logger;
};
