import { execFile } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scaleLimit } from '#scripts/test/slowness.ts';
import { prepareDataDirectory } from './data-directory.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
/** For a command that makes a whole database. */
const longMs = scaleLimit(180_000);

let parent: string;
let directory: string;
let umask: number;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'shared-host-'));
  directory = join(parent, 'data');
  umask = process.umask(0o022);
});
afterEach(() => {
  process.umask(umask);
  rmSync(parent, { recursive: true, force: true });
});

const modeOf = (path: string) => statSync(path).mode & 0o777;
const prepare = () => {
  const reports: string[] = [];
  prepareDataDirectory(directory, (message) => reports.push(message));
  return reports;
};

describe.runIf(process.platform !== 'win32')('the data directory', () => {
  it('is made for this user alone, and so are the files after it', () => {
    expect(prepare()).toEqual([]);
    writeFileSync(join(directory, 'new'), '');
    expect([modeOf(directory), modeOf(join(directory, 'new'))]).toEqual([0o700, 0o600]);
  });

  it.each(['database', 'secret.key', 'uploads'])(
    'of an older version, with %s, is closed, and that is reported',
    (entry) => {
      mkdirSync(join(directory, entry), { recursive: true });
      chmodSync(directory, 0o755);
      expect(prepare()).toEqual([expect.stringMatching(/^DATA_DIR: .*it is closed to them now$/)]);
      expect(modeOf(directory)).toBe(0o700);
    },
  );

  it('is left alone when it is a folder of other programs, and the start ends', () => {
    mkdirSync(join(directory, 'something else'), { recursive: true });
    chmodSync(directory, 0o755);
    expect(prepare).toThrow(/^DATA_DIR: .*contains other files/);
    expect(modeOf(directory)).toBe(0o755);
  });

  it('of other programs is left alone also when one of its names is one of ours', () => {
    for (const name of ['uploads', 'index.php']) mkdirSync(join(directory, name), { recursive: true });
    chmodSync(directory, 0o755);
    expect(prepare).toThrow(/^DATA_DIR: .*contains other files/);
    expect(modeOf(directory)).toBe(0o755);
  });

  it.runIf(process.getuid?.() === 0)('of another user is refused, who could exchange the files in it', () => {
    mkdirSync(directory, { mode: 0o700 });
    chownSync(directory, 65_534, 65_534);
    expect(prepare).toThrow(/^DATA_DIR: .*belongs to another user/);
  });

  it(
    'has no file and no folder that others can read after a command on a machine with open defaults',
    { timeout: longMs },
    async () => {
      const command =
        'umask 022; exec "$0" --disable-warning=ExperimentalWarning scripts/admin.ts set name Ours';
      const env = { PATH: process.env['PATH'], DATA_DIR: directory };
      await run('sh', ['-c', command, process.execPath], { cwd: root, env });
      const paths = readdirSync(directory, { recursive: true }).map((name) => join(directory, String(name)));
      // The database server sets the modes of its files; every folder around them is closed.
      const guarded = paths.filter((path) => !/\/database\//.test(path) || statSync(path).isDirectory());
      const open = [directory, ...guarded].filter((path) => (modeOf(path) & 0o077) !== 0);
      expect(paths.length).toBeGreaterThan(100);
      expect(open).toEqual([]);
    },
  );
});
