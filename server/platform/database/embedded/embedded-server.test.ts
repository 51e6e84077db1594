import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scaleLimit } from '#scripts/test/slowness.ts';
import { DataDirectoryInUse } from '#server/platform/database/data-directory-lock.ts';
import { findClusterFolder } from './cluster.ts';
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts';
import { endOrphan, findServerPid } from './end-orphan.ts';

let dataDirectory: string;
let reported: string[];
let server: EmbeddedServer | null;
beforeEach(() => {
  // A path as people have them.
  dataDirectory = path.join(mkdtempSync(path.join(tmpdir(), 'embedded-')), 'my data');
  mkdirSync(dataDirectory, { mode: 0o700 });
  reported = [];
  server = null;
});
afterEach(async () => {
  await server?.stop();
  await endOrphan(findClusterFolder(dataDirectory));
  rmSync(path.dirname(dataDirectory), { recursive: true, force: true });
});

async function start(directory = dataDirectory): Promise<EmbeddedServer> {
  server = await startEmbeddedServer({
    dataDirectory: directory,
    connections: 5,
    report: (severity, message) => reported.push(`${severity}: ${message}`),
  });
  return server;
}

async function stop(): Promise<void> {
  await server?.stop();
  server = null;
}

async function ask<Row extends object>(
  { connectionString }: EmbeddedServer,
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

const readPid = () => findServerPid(findClusterFolder(dataDirectory)) ?? 0;

const startFile = pathToFileURL(path.join(import.meta.dirname, 'embedded-server.ts')).href;

/** Another product process on the same data directory, which lives until it is killed. */
async function startOther(): Promise<{ kill: () => Promise<void> }> {
  const program = `
    const { startEmbeddedServer } = await import(${JSON.stringify(startFile)});
    await startEmbeddedServer({ dataDirectory: ${JSON.stringify(dataDirectory)}, connections: 5, report: () => undefined });
    console.log('started');
    setInterval(() => undefined, 1000);`;
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', program],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      cwd: path.join(import.meta.dirname, '../../../..'),
    },
  );
  await once(child.stdout, 'data');
  return {
    kill: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

describe('the embedded server', { timeout: scaleLimit(60_000) }, () => {
  it('keeps what was written, durably and without a network, sorted as on every machine', async () => {
    await ask(
      await start(),
      'create table people as select unnest(array[$$Zara$$, $$Änne$$, $$asha$$]) as name',
    );
    await stop();
    const again = await start();
    expect(await ask(again, 'select name from people order by name')).toEqual([
      { name: 'Zara' },
      { name: 'asha' },
      { name: 'Änne' },
    ]);
    const settings = [
      'fsync',
      'full_page_writes',
      'synchronous_commit',
      'listen_addresses',
      'data_checksums',
    ];
    const values = await ask<{ setting: string }>(
      again,
      `select setting from unnest(array['${settings.join(`','`)}']) with ordinality name, current_setting(name.name) setting order by ordinality`,
    );
    expect(values.map(({ setting }) => setting)).toEqual(['on', 'on', 'on', '', 'on']);
    expect(await ask(again, `select lower('ÄNNE') as small`)).toEqual([{ small: 'änne' }]);
  });

  it('refuses a second process with one sentence, and frees the directory at its stop', async () => {
    await start();
    const second = startEmbeddedServer({ dataDirectory, connections: 5, report: () => undefined });
    await expect(second).rejects.toThrow(DataDirectoryInUse);
    await expect(second).rejects.toThrow(/is in use by process \d+/);
    await stop();
    await start();
  });

  it('asks for its password, which others cannot read', async () => {
    const { connectionString } = await start();
    const wrong = new URL(connectionString);
    wrong.password = 'wrong';
    await expect(ask({ connectionString: wrong.href, stop }, 'select')).rejects.toThrow(
      /password authentication failed/,
    );
  });

  it('ends the server that a killed process left behind, and loses nothing', async () => {
    const other = await startOther();
    const orphan = readPid();
    await other.kill();
    expect(() => process.kill(orphan, 0)).not.toThrow();
    const own = await start();
    expect(readPid()).not.toBe(orphan);
    expect(await ask(own, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('ends no other program that has the number of a server by now', async () => {
    await start();
    await stop();
    const innocent = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
    const folder = findClusterFolder(dataDirectory);
    for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
      writeFileSync(path.join(folder, name), `${innocent.pid}\n${folder}\n1\n5432\n.\n\n0 0\nready\n`);
    }
    await start();
    expect(innocent.exitCode ?? innocent.signalCode).toBeNull();
    innocent.kill('SIGKILL');
  });

  it('is started again once when it dies, with everything that was acknowledged', async () => {
    const own = await start();
    await ask(own, 'create table kept as select 1 as one');
    const first = readPid();
    process.kill(first, 'SIGKILL');
    await expect.poll(() => ask(own, 'select one from kept').catch(() => null)).toEqual([{ one: 1 }]);
    const second = readPid();
    expect(second).not.toBe(first);
    process.kill(second, 'SIGKILL');
    await expect.poll(() => reported).toContainEqual(expect.stringMatching(/by itself again/));
    await expect(ask(own, 'select 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/);
  });

  it('takes nothing from a first start that was interrupted', async () => {
    const half = `${findClusterFolder(dataDirectory)}.new`;
    mkdirSync(half);
    writeFileSync(path.join(half, 'PG_VERSION'), '18\n');
    expect(await ask(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(existsSync(half)).toBe(false);
  });

  it('works below a folder with a long name', async () => {
    const long = path.join(dataDirectory, 'long '.repeat(30));
    mkdirSync(long, { mode: 0o700 });
    expect(await ask(await start(long), 'select 1 as one')).toEqual([{ one: 1 }]);
    await stop();
  });

  it('makes a new password where the old one is lost', async () => {
    await start();
    await stop();
    rmSync(path.join(dataDirectory, 'postgres.password'));
    expect(await ask(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('data that cannot be opened', { timeout: scaleLimit(60_000) }, () => {
  it('of another major version are refused with the way out, and left as they are', async () => {
    await start();
    await stop();
    const version = path.join(findClusterFolder(dataDirectory), 'PG_VERSION');
    const present = readFileSync(version, 'utf8');
    writeFileSync(version, '14\n');
    await expect(start()).rejects.toThrow(/was written by PostgreSQL 14.*export the data/s);
    writeFileSync(version, present);
    await start();
  });

  it('of the former engine are refused, and left as they are', async () => {
    const former = path.join(dataDirectory, 'database');
    mkdirSync(former);
    writeFileSync(path.join(former, 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow(/which this one cannot read. Nothing in it was changed/);
    expect(readFileSync(path.join(former, 'PG_VERSION'), 'utf8')).toBe('17\n');
  });

  it('of another user are refused with what to do', async () => {
    await start();
    await stop();
    const folder = findClusterFolder(dataDirectory);
    if (process.getuid?.() === 0) chownSync(folder, 0, 0);
    else chmodSync(folder, 0o500);
    await expect(start()).rejects.toThrow(/belongs to another user|cannot write to/);
    chmodSync(folder, 0o700);
  });
});
