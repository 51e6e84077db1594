import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'npm-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const addressOf = (name: string) => JSON.stringify(pathToFileURL(path.join(import.meta.dirname, name)).href);

function writeScript(name: string, program: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, program);
  return `"${process.execPath}" --disable-warning=ExperimentalWarning "${file}"`;
}

/** Works for ever, and says at a signal that it stops, which takes a while; a second signal would end it at once. */
const server = writeScript(
  'server.mjs',
  `const { endWithNpm } = await import(${addressOf('end-with-npm.ts')});
   endWithNpm();
   let isStopping = false;
   const stop = () => {
     if (isStopping) { console.log('broken off'); process.exit(1); }
     isStopping = true;
     setTimeout(() => { console.log('stopped'); process.exit(0); }, 1500);
   };
   for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
   console.log('working');
   setInterval(() => undefined, 1000);`,
);

/** Starts what npm starts, as npm does: by a shell, which waits for it. */
const npm = writeScript(
  'npm.mjs',
  `import { spawn } from 'node:child_process';
   const shell = spawn('sh', ['-c', ${JSON.stringify(`${server}; exit $?`)}], { stdio: 'inherit' });
   process.on('SIGTERM', () => shell.kill('SIGTERM'));
   shell.on('exit', () => process.exit(143));`,
);

function start(command: string, environment: Readonly<Record<string, string>>) {
  const child = spawn('sh', ['-c', `exec ${command}`], { env: { ...process.env, ...environment } });
  return { child, written: text(child.stdout) };
}

async function waitUntilWorking({ stdout }: ChildProcess): Promise<void> {
  if (stdout !== null) await once(stdout, 'data');
}

describe('what npm started', () => {
  it.each(['SIGTERM', 'SIGKILL'] as const)('stops once when npm alone gets %s', async (signal) => {
    const { child, written } = start(npm, { npm_lifecycle_event: 'start' });
    await waitUntilWorking(child);
    child.kill(signal);
    expect(await written).toBe('working\nstopped\n');
  });

  it('stops once at a signal of its own', async () => {
    const { child, written } = start(server, { npm_lifecycle_event: 'start' });
    await waitUntilWorking(child);
    child.kill('SIGINT');
    expect(await written).toBe('working\nstopped\n');
  });
});
