import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataDirectory } from './data-directory-lock.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'intandem-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** Another process that has the lock until it is killed, also when it keeps nothing of it and collects garbage. */
async function startOwner() {
  const module = pathToFileURL(join(import.meta.dirname, 'data-directory-lock.ts')).href;
  const program = `
    const { lockDataDirectory } = await import(${JSON.stringify(module)});
    lockDataDirectory(${JSON.stringify(directory)});
    gc();
    console.log('locked');
    setInterval(() => undefined, 1000);`;
  const options = [
    '--disable-warning=ExperimentalWarning',
    '--expose-gc',
    '--input-type=module',
    '-e',
    program,
  ];
  const owner = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(owner.stdout, 'data');
  return owner;
}

describe('the lock of the data directory', () => {
  it('refuses a second process with a sentence that names the first', async () => {
    const owner = await startOwner();
    expect(() => lockDataDirectory(directory)).toThrow(
      new RegExp(`is in use by process ${owner.pid}, started .*Stop that process first`),
    );
    owner.kill('SIGKILL');
    await once(owner, 'exit');
  });

  it('is free again as soon as its process is killed', async () => {
    const owner = await startOwner();
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    expect(() => lockDataDirectory(directory).release()).not.toThrow();
  });

  it('refuses the same process too, until it is released', () => {
    const first = lockDataDirectory(directory);
    expect(() => lockDataDirectory(directory)).toThrow(/in use/);
    first.release();
    expect(() => lockDataDirectory(directory).release()).not.toThrow();
  });
});
