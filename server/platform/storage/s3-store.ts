import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { type FileStore, requireKey } from './file-store.ts';

/** A bucket of S3, and the credentials for it. */
export type S3Address = {
  endpoint: string;
  region: string;
  bucket: string;
  /** Precedes every key; empty, or ends in a slash. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const timeoutsMs = { connectionTimeout: 5_000, requestTimeout: 60_000 } as const;

/** A store in a bucket of S3 or of a service with the same protocol. */
export function openS3Store(address: S3Address): FileStore {
  const { endpoint, region, bucket: Bucket, prefix, accessKeyId, secretAccessKey } = address;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Services other than Amazon may require the bucket in the path, and not support optional checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: timeoutsMs,
  });
  const nameOf = (key: string) => prefix + requireKey(key);
  const list = (folder: string) => listObjects(client, { Bucket, Prefix: prefix + folder });
  return {
    write: async (key, content) => {
      await client.send(new PutObjectCommand({ Bucket, Key: nameOf(key), Body: content }));
    },
    copyFrom: async (key, from) => {
      const { size: ContentLength } = await stat(from);
      const Body = createReadStream(from);
      await client.send(new PutObjectCommand({ Bucket, Key: nameOf(key), Body, ContentLength }));
    },
    read: async (key) => {
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket, Key: nameOf(key) }));
        if (!(Body instanceof Readable) || ContentLength === undefined) throw new Error('S3 sent no file');
        return { stream: Body, bytes: ContentLength };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    deleteUnder: async (folder) => {
      for await (const { Key } of list(`${requireKey(folder)}/`)) {
        await client.send(new DeleteObjectCommand({ Bucket, Key }));
      }
    },
    async *list() {
      for await (const { Key, LastModified } of list('')) {
        yield { key: Key.slice(prefix.length), storedAt: LastModified };
      }
    },
  };
}

async function* listObjects(
  client: S3Client,
  where: { Bucket: string; Prefix: string },
): AsyncIterable<{ Key: string; LastModified: Date }> {
  let next: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({ ...where, ...(next !== undefined && { ContinuationToken: next }) }),
    );
    for (const { Key, LastModified } of page.Contents ?? []) {
      if (Key !== undefined && LastModified !== undefined) yield { Key, LastModified };
    }
    next = page.NextContinuationToken;
  } while (next !== undefined);
}
