import { join } from 'node:path';
import type { FileStore } from './file-store.ts';
import { openLocalStore } from './local-store.ts';
import type { S3Address } from './s3-store.ts';

/** The S3 bucket when one is configured, else a folder of the data directory. */
export async function openFileStore(options: {
  s3: S3Address | undefined;
  dataDirectory: string;
}): Promise<FileStore> {
  if (options.s3 === undefined) return openLocalStore(join(options.dataDirectory, 'photos'));
  // The client of S3 is large, and loaded only when it is used.
  const { openS3Store } = await import('./s3-store.ts');
  return openS3Store(options.s3);
}

/** Reads `https://KEY:SECRET@host/bucket/optional/prefix?region=eu-1`; null when a part is missing. */
export function readS3Address(text: string): S3Address | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const [bucket, ...folders] = url.pathname.split('/').filter((part) => part !== '');
  if (!/^https?:$/.test(url.protocol) || bucket === undefined) return null;
  if (url.username === '' || url.password === '') return null;
  return {
    endpoint: url.origin,
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}
