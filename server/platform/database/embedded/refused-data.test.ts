import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scaleLimit } from '#scripts/test/slowness.ts';
import { type EmbeddedScene, openEmbeddedScene } from '#tests/support/databases/embedded-scene.ts';
import { findClusterFolder } from './cluster.ts';

let scene: EmbeddedScene;
beforeEach(() => {
  scene = openEmbeddedScene();
});
afterEach(() => scene.close());

describe('data that cannot be opened', { timeout: scaleLimit(60_000) }, () => {
  it('of another major version are refused with the way out, and left as they are', async () => {
    await scene.start();
    await scene.stop();
    const version = path.join(findClusterFolder(scene.dataDirectory), 'PG_VERSION');
    const present = readFileSync(version, 'utf8');
    writeFileSync(version, '14\n');
    await expect(scene.start()).rejects.toThrow(/was written by PostgreSQL 14.*export the data/s);
    writeFileSync(version, present);
    await scene.start();
  });

  it('of the former engine are refused, and left as they are', async () => {
    const former = path.join(scene.dataDirectory, 'database');
    mkdirSync(former);
    writeFileSync(path.join(former, 'PG_VERSION'), '17\n');
    await expect(scene.start()).rejects.toThrow(/which this one cannot read. Nothing in it was changed/);
    expect(readFileSync(path.join(former, 'PG_VERSION'), 'utf8')).toBe('17\n');
  });

  it('of another user are refused with what to do', async () => {
    await scene.start();
    await scene.stop();
    const folder = findClusterFolder(scene.dataDirectory);
    if (process.getuid?.() === 0) chownSync(folder, 0, 0);
    else chmodSync(folder, 0o500);
    await expect(scene.start()).rejects.toThrow(/belongs to another user|cannot write to/);
    chmodSync(folder, 0o700);
  });
});
