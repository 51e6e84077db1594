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
import type { S3Address } from './s3-address.ts';

const limits = { connectionTimeout: 5_000, requestTimeout: 60_000 } as const;

/** Keeps files in a bucket of S3 or of something that speaks like it. */
export function openS3Store(address: S3Address): FileStore {
  const { endpoint, region, bucket: Bucket, prefix, accessKeyId, secretAccessKey } = address;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // The bucket stands in the path, and checksums only where the protocol wants them: others than Amazon ask for it.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: limits,
  });
  const nameOf = (key: string) => prefix + requireKey(key);
  const list = (under: string) => listObjects(client, { Bucket, Prefix: prefix + under });
  return {
    write: async (key, content) => {
      await client.send(new PutObjectCommand({ Bucket, Key: nameOf(key), Body: content }));
    },
    take: async (key, from) => {
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

type Listed = { Key: string; LastModified: Date };

async function* listObjects(
  client: S3Client,
  where: { Bucket: string; Prefix: string },
): AsyncIterable<Listed> {
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
