import { join } from 'node:path';
import type { FileStore } from './file-store.ts';
import { openLocalStore } from './local-store.ts';
import type { S3Address } from './s3-address.ts';

/** The bucket when there is one, else a folder of the data directory. */
export async function openFileStore(options: {
  s3: S3Address | undefined;
  dataDirectory: string;
}): Promise<FileStore> {
  if (options.s3 === undefined) return openLocalStore(join(options.dataDirectory, 'photos'));
  // Large, and of use only here.
  const { openS3Store } = await import('./s3-store.ts');
  return openS3Store(options.s3);
}
