import type { Logger } from 'pino';
import type { Configuration } from '#server/configuration.ts';
import type { Database } from './database/database.ts';
import type { Transact } from './database/transact.ts';
import type { Mailer } from './mail/mailer.ts';
import type { TextMessenger } from './mail/text-messenger.ts';
import type { FileStore } from './storage/file-store.ts';

/** What every feature works with; the composition root builds it once. */
export type Context = {
  configuration: Configuration;
  database: Database;
  transact: Transact;
  mailer: Mailer;
  textMessenger: TextMessenger;
  /** Where photos are kept, and copies of members' data. */
  files: FileStore;
  /** A folder of this process alone for files that are being made; what a killed process leaves is removed. */
  workFolder: string;
  /** Keys the hashes of secrets that are too short to be hashed alone. */
  secretKey: string;
  now: () => Date;
  log: Logger;
};
