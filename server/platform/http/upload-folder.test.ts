import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openUploadFolder } from './upload-folder.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'intandem-uploads-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** Another process with a file in its folder. */
async function startOther() {
  const module = pathToFileURL(join(import.meta.dirname, 'upload-folder.ts')).href;
  const program = `
    const { openUploadFolder } = await import(${JSON.stringify(module)});
    const { writeFileSync } = await import('node:fs');
    const { path } = openUploadFolder(${JSON.stringify(directory)});
    writeFileSync(path + '/file', 'x');
    console.log(path);
    setInterval(() => undefined, 1000);`;
  const options = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', program];
  const other = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(other.stdout, 'data');
  return { other, path: String(line).trim() };
}

describe('the folder of uploads', () => {
  it('is removed when its process stops', () => {
    const folder = openUploadFolder(directory);
    expect(existsSync(folder.path)).toBe(true);
    folder.remove();
    expect(readdirSync(join(directory, 'uploads'))).toEqual([]);
  });

  it('stays while another process uses it, and is removed when that one was killed', async () => {
    const { other, path } = await startOther();
    const first = openUploadFolder(directory);
    expect(existsSync(join(path, 'file'))).toBe(true);
    other.kill('SIGKILL');
    await once(other, 'exit');
    const second = openUploadFolder(directory);
    expect(existsSync(path)).toBe(false);
    expect(existsSync(first.path)).toBe(true);
    first.remove();
    second.remove();
  });
});
