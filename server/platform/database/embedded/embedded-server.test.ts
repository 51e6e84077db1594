import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scaleLimit } from '#scripts/test/slowness.ts';
import { DataDirectoryInUse } from '#server/platform/database/data-directory-lock.ts';
import { ask, type EmbeddedScene, openEmbeddedScene } from '#tests/support/databases/embedded-scene.ts';
import { findClusterFolder } from './cluster.ts';
import { startEmbeddedServer } from './embedded-server.ts';
import { findServerPid } from './end-orphan.ts';
import { findRunningServer } from './server-address.ts';

let scene: EmbeddedScene;
beforeEach(() => {
  scene = openEmbeddedScene();
});
afterEach(() => scene.close());

const readPid = () => findServerPid(findClusterFolder(scene.dataDirectory)) ?? 0;

const startFile = pathToFileURL(path.join(import.meta.dirname, 'embedded-server.ts')).href;

/** Another product process on the same data directory, which lives until it is killed. */
async function startOther(): Promise<{ kill: () => Promise<void> }> {
  const program = `
    const { startEmbeddedServer } = await import(${JSON.stringify(startFile)});
    await startEmbeddedServer({ dataDirectory: ${JSON.stringify(scene.dataDirectory)}, connections: 5, report: () => undefined });
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
      await scene.start(),
      'create table people as select unnest(array[$$Zara$$, $$Änne$$, $$asha$$]) as name',
    );
    await scene.stop();
    const again = await scene.start();
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
    await scene.start();
    const second = startEmbeddedServer({
      dataDirectory: scene.dataDirectory,
      connections: 5,
      report: () => undefined,
    });
    await expect(second).rejects.toThrow(DataDirectoryInUse);
    await expect(second).rejects.toThrow(/is in use by process \d+/);
    await scene.stop();
    await scene.start();
  });

  it('asks for its password, which others cannot read', async () => {
    const { connectionString } = await scene.start();
    const wrong = new URL(connectionString);
    wrong.password = 'wrong';
    await expect(ask({ connectionString: wrong.href }, 'select')).rejects.toThrow(
      /password authentication failed/,
    );
  });

  it('is found by another process of its user, under any name of its folder', async () => {
    const long = path.join(scene.dataDirectory, 'long '.repeat(30));
    mkdirSync(long, { mode: 0o700 });
    for (const folder of [scene.dataDirectory, long]) {
      await scene.start(folder);
      const found = findRunningServer(folder);
      expect(await ask(found, 'select 1 as one')).toEqual([{ one: 1 }]);
      found.discard();
      await scene.stop();
    }
  });

  it('ends the server that a killed process left behind, and loses nothing', async () => {
    const other = await startOther();
    const orphan = readPid();
    await other.kill();
    expect(() => process.kill(orphan, 0)).not.toThrow();
    const own = await scene.start();
    expect(readPid()).not.toBe(orphan);
    expect(await ask(own, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('ends no other program that has the number of a server by now', async () => {
    await scene.start();
    await scene.stop();
    const innocent = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
    const folder = findClusterFolder(scene.dataDirectory);
    for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
      writeFileSync(path.join(folder, name), `${innocent.pid}\n${folder}\n1\n5432\n.\n\n0 0\nready\n`);
    }
    await scene.start();
    expect(innocent.exitCode ?? innocent.signalCode).toBeNull();
    innocent.kill('SIGKILL');
  });

  it('is started again once when it dies, with everything that was acknowledged', async () => {
    const own = await scene.start();
    await ask(own, 'create table kept as select 1 as one');
    const first = readPid();
    process.kill(first, 'SIGKILL');
    await expect.poll(() => ask(own, 'select one from kept').catch(() => null)).toEqual([{ one: 1 }]);
    const second = readPid();
    expect(second).not.toBe(first);
    process.kill(second, 'SIGKILL');
    await expect.poll(() => scene.reported).toContainEqual(expect.stringMatching(/by itself again/));
    await expect(ask(own, 'select 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/);
  });

  it('takes nothing from a first start that was interrupted', async () => {
    const half = `${findClusterFolder(scene.dataDirectory)}.new`;
    mkdirSync(half);
    writeFileSync(path.join(half, 'PG_VERSION'), '18\n');
    expect(await ask(await scene.start(), 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(existsSync(half)).toBe(false);
  });

  it('works below a folder with a long name', async () => {
    const long = path.join(scene.dataDirectory, 'long '.repeat(30));
    mkdirSync(long, { mode: 0o700 });
    expect(await ask(await scene.start(long), 'select 1 as one')).toEqual([{ one: 1 }]);
    await scene.stop();
  });

  it('makes a new password where the old one is lost', async () => {
    await scene.start();
    await scene.stop();
    rmSync(path.join(scene.dataDirectory, 'postgres.password'));
    expect(await ask(await scene.start(), 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});
