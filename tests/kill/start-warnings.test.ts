import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findFreePort } from '#server/platform/database/embedded/free-port.ts';
import { scaleLimit } from '#scripts/test/slowness.ts';
import { discardDataDirectory } from '#tests/support/databases/embedded-data.ts';

const program = path.join(import.meta.dirname, '../../dist/server/main.js');
const longMs = scaleLimit(120_000);
let dataDirectory: string;
beforeEach(async () => {
  dataDirectory = await mkdtemp(path.join(tmpdir(), 'intandem-start-'));
});
afterEach(() => discardDataDirectory(dataDirectory));

/** Starts the built product for as long as it takes to be ready, and gives what it wrote. */
async function start(settings: Record<string, string>): Promise<string> {
  const port = String(await findFreePort());
  const env = {
    PATH: process.env['PATH'],
    HOST: '127.0.0.1',
    PORT: port,
    DATA_DIR: dataDirectory,
    ...settings,
  };
  const child = spawn(process.execPath, [program], { env });
  const written = Promise.all([text(child.stdout), text(child.stderr)]);
  const isReady = async () =>
    (await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null))?.ok ?? false;
  while (child.exitCode === null && !(await isReady())) await pause(50);
  const gone = once(child, 'exit');
  if (child.exitCode === null) child.kill('SIGTERM');
  await gone;
  return (await written).join('\n');
}

const publicSite = { PUBLIC_URL: 'https://marriage.example' };

it(
  'a start closes the data directory to other users, and says so and what is missing',
  { timeout: longMs },
  async () => {
    await writeFile(path.join(dataDirectory, 'secret.key'), 'a key of at least thirty-two characters');
    await chmod(dataDirectory, 0o755);
    const written = await start(publicSite);
    expect(written).toMatch(/it is closed to them now/);
    expect(written).toMatch(/SMTP_URL is missing/);
    expect((await stat(dataDirectory)).mode & 0o777).toBe(0o700);
  },
);

it('its warnings are written also when the log is silent', { timeout: longMs }, async () => {
  const written = await start({ ...publicSite, LOG_LEVEL: 'silent' });
  expect(written).toMatch(/SMTP_URL is missing/);
  expect(written).toMatch(/LOG_LEVEL is above info/);
});
