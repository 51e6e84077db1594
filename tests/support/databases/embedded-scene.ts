import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import {
  type EmbeddedServer,
  startEmbeddedServer,
} from '#server/platform/database/embedded/embedded-server.ts';
import { discardDataDirectory } from './embedded-data.ts';

export type EmbeddedScene = {
  dataDirectory: string;
  /** What the server reported, with its severity. */
  reported: string[];
  start: (directory?: string) => Promise<EmbeddedServer>;
  stop: () => Promise<void>;
  close: () => Promise<void>;
};

/** A new data directory, in a path as people have them, and the embedded server on it. */
export function openEmbeddedScene(): EmbeddedScene {
  const dataDirectory = path.join(mkdtempSync(path.join(tmpdir(), 'embedded-')), 'my data');
  mkdirSync(dataDirectory, { mode: 0o700 });
  const reported: string[] = [];
  let server: EmbeddedServer | null = null;
  const stop = async () => {
    await server?.stop();
    server = null;
  };
  return {
    dataDirectory,
    reported,
    start: async (directory = dataDirectory) => {
      server = await startEmbeddedServer({
        dataDirectory: directory,
        connections: 5,
        report: (severity, message) => reported.push(`${severity}: ${message}`),
      });
      return server;
    },
    stop,
    close: async () => {
      await stop();
      await discardDataDirectory(dataDirectory);
      rmSync(path.dirname(dataDirectory), { recursive: true, force: true });
    },
  };
}

/** Runs a statement on a connection of its own. */
export async function ask<Row extends object>(
  { connectionString }: Pick<EmbeddedServer, 'connectionString'>,
  statement: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
