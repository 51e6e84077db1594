import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { logoFiles, publicLogo } from '#contract/site/logo.fields.ts';
import { scaleLimit } from '#scripts/test/slowness.ts';
import { removeUnusedLogos } from '#server/features/site/logo/logo-files.ts';
import { findSiteSettings } from '#server/features/site/site-settings.ts';
import { aLogo } from '#tests/factories/a-logo.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { type ServerProcess, startServerProcess, waitUntil } from '#tests/support/server-process.ts';
import { type TestApplication } from '#tests/support/start-application.ts';
import { startBesideProcesses } from './start-beside-processes.ts';

const rounds = 3;
const dayMs = 24 * 60 * 60_000;
const answered = z.object({ data: z.object({ logo: publicLogo.nullable() }) });

let first: TestApplication;
let session: string;
let picture: Blob;
beforeAll(async () => {
  first = await startBesideProcesses({ DATABASE_URL: '' });
  session = (await anAdministrator(first)).token;
  picture = new Blob([new Uint8Array(await aLogo())]);
  await first.stop();
});
afterAll(() => first.close());

/** Uploads one logo after the other until the server is gone; `count` is how many were acknowledged. */
async function uploadUntilKilled({ address }: ServerProcess, acknowledged: { count: number }): Promise<void> {
  for (;;) {
    const body = new FormData();
    body.append('logo', picture, 'logo.png');
    const headers = { authorization: `Bearer ${session}` };
    const answer = await fetch(`${address}/api/admin/site/logo`, { method: 'POST', headers, body })
      .then(async (response): Promise<unknown> => response.json())
      .catch(() => null);
    if (answer === null) return;
    expect(answered.parse(answer).data.logo).not.toBeNull();
    acknowledged.count += 1;
  }
}

/** The statuses of all files of the shown logo. */
async function listStatuses({ address }: ServerProcess): Promise<number[]> {
  const site: unknown = await (await fetch(`${address}/api/site`)).json();
  const path = answered.parse(site).data.logo?.path ?? '/logo/none/logo.webp';
  return Promise.all(
    logoFiles.map(async (file) => (await fetch(address + path.replace('logo.webp', file))).status),
  );
}

describe('a process that is killed while an owner changes the logo', () => {
  it(
    `never shows a logo without files in ${rounds} rounds, and leaves no file that is not removed`,
    async () => {
      for (let round = 0; round <= rounds; round += 1) {
        const server = await startServerProcess({ DATA_DIR: first.dataDirectory });
        const expected = round === 0 ? 404 : 200;
        expect(await listStatuses(server)).toEqual(logoFiles.map(() => expected));
        const acknowledged = { count: 0 };
        const uploading = uploadUntilKilled(server, acknowledged);
        await waitUntil(() => acknowledged.count > round % 3);
        // A different moment each round.
        await wait((round * 53) % 150);
        await server.kill();
        await uploading;
      }
      const last = await startBesideProcesses({ DATA_DIR: first.dataDirectory, DATABASE_URL: '' });
      await removeUnusedLogos({ ...last.context, now: () => new Date(Date.now() + dayMs) });
      const { logo } = await findSiteSettings(last.context.database);
      const stored = await readdir(join(first.dataDirectory, 'photos/logo'), { recursive: true });
      await last.close();
      const token = logo?.token ?? '';
      const expected = [token, ...logoFiles.map((file) => join(token, file))];
      expect(stored.toSorted()).toEqual(expected.toSorted());
    },
    scaleLimit(10 * 60_000),
  );
});
