import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { FailedStep, runToEnd } from './run-to-end.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'steps-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const addressOf = (name: string) => JSON.stringify(pathToFileURL(path.join(import.meta.dirname, name)).href);

function writeScript(name: string, program: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, program);
  return file;
}

/** Works for ever, and says what it does when it ends. */
const endless = `
  const { endWithParent } = await import(${addressOf('end-with-parent.ts')});
  endWithParent();
  process.on('exit', () => console.log('tidied up'));
  console.log('working');
  setInterval(() => undefined, 1000);`;

/** A command of one step, what both write, and how it ends. */
function startCommand(step: string) {
  const file = writeScript('step.mjs', step);
  const command = writeScript(
    'command.mjs',
    `const { endWithFailedStep, runToEnd } = await import(${addressOf('run-to-end.ts')});
     await endWithFailedStep(async () => {
       await runToEnd(${JSON.stringify(file)});
       console.log('went on');
     });`,
  );
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', command]);
  return {
    child,
    written: Promise.all([text(child.stdout), text(child.stderr)]),
    ended: once(child, 'exit'),
  };
}

async function waitUntilWorking({ stdout }: ChildProcess): Promise<void> {
  if (stdout !== null) await once(stdout, 'data');
}

describe('a step of a command', () => {
  it('gives what it sent last', async () => {
    const script = writeScript(
      'sending.mjs',
      `for (const word of process.argv.slice(2)) process.send(word);`,
    );
    expect(await runToEnd(script, { words: ['one', 'two'] })).toBe('two');
  });

  it('ends in an error with its status', async () => {
    const script = writeScript('failing.mjs', 'process.exitCode = 3;');
    await expect(runToEnd(script)).rejects.toThrow(FailedStep);
    await expect(runToEnd(script)).rejects.toMatchObject({ status: 3 });
  });

  it('ends the command with its message and status when it fails', async () => {
    const { written, ended } = startCommand(`console.error('The disk is full.'); process.exitCode = 3;`);
    expect(await written).toEqual(['', 'The disk is full.\n']);
    expect(await ended).toEqual([3, null]);
  });

  it('tidies up and ends, and the command with it, at an interruption of the command', async () => {
    const { child, written, ended } = startCommand(endless);
    await waitUntilWorking(child);
    child.kill('SIGINT');
    expect(await written).toEqual(['working\ntidied up\n', '']);
    expect(await ended).toEqual([130, null]);
  });

  it('tidies up and ends when the command is killed', async () => {
    const { child, written, ended } = startCommand(endless);
    await waitUntilWorking(child);
    child.kill('SIGKILL');
    expect(await written).toEqual(['working\ntidied up\n', '']);
    expect(await ended).toEqual([null, 'SIGKILL']);
  });
});
