import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ownPhotoWire, type OwnPhotoWire } from '#contract/photos/photo.wire.ts';
import { scaleLimit } from '#scripts/test/slowness.ts';
import { removeOrphans } from '#server/features/photos/photo-files.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { aPicture } from '#tests/factories/a-picture.ts';
import { type ServerProcess, startServerProcess, waitUntil } from '#tests/support/server-process.ts';
import { type TestApplication } from '#tests/support/start-application.ts';
import { roundsOf } from './rounds.ts';
import { startBesideProcesses } from './start-beside-processes.ts';

const rounds = roundsOf(15);
const uploadsAtOnce = 3;
const minuteMs = 60_000;
const filesOfPhoto = [160, 320, 640, 960].flatMap((width) =>
  ['avif', 'webp', 'jpg'].map((format) => `${width}.${format}`),
);

const uploaded = z.object({ data: ownPhotoWire });
type Acknowledged = Pick<OwnPhotoWire, 'path' | 'source'>;

let first: TestApplication;
let members: TestMember[];
let picture: Blob;
beforeAll(async () => {
  first = await startBesideProcesses({ DATABASE_URL: '' });
  members = await Promise.all(Array.from({ length: uploadsAtOnce }, () => aMember(first)));
  picture = new Blob([new Uint8Array(await aPicture({ width: 300, height: 400 }))]);
  await first.stop();
});
afterAll(() => first.close());

/** Uploads one photo after the other until the server is gone, and records the acknowledged ones. */
async function uploadUntilKilled(
  { address }: ServerProcess,
  { token, acknowledged }: { token: string; acknowledged: Acknowledged[] },
): Promise<void> {
  for (;;) {
    const body = new FormData();
    body.append('photo', picture, 'photo.jpg');
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${address}/api/photos/upload`, { method: 'POST', headers, body })
      .then(async (response): Promise<unknown> => response.json())
      .catch(() => null);
    if (answer === null) return;
    acknowledged.push(uploaded.parse(answer).data);
  }
}

/** Which files of acknowledged photos are not served. */
async function listMissing({ address }: ServerProcess, acknowledged: readonly Acknowledged[]) {
  const paths = acknowledged.flatMap(({ path, source }) => [
    source,
    ...filesOfPhoto.map((file) => path.replace('960.jpg', file)),
  ]);
  const statuses = await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(address + path);
      const length = Number(answer.headers.get('content-length'));
      const isWhole = (await answer.arrayBuffer()).byteLength === length && length > 0;
      return [path, answer.status === 200 && isWhole] as const;
    }),
  );
  return statuses.filter(([, isServed]) => !isServed).map(([path]) => path);
}

const listFiles = async (folder: string) =>
  (await readdir(join(first.dataDirectory, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.startsWith('owner.'))
    .map(({ name, parentPath }) => join(parentPath, name));

describe('a process that is killed while members upload photos', () => {
  it(
    `loses no acknowledged photo in ${rounds} rounds, and leaves no file that is not removed`,
    async () => {
      let acknowledged: Acknowledged[] = [];
      let total = 0;
      for (let round = 0; round <= rounds; round += 1) {
        const server = await startServerProcess({ DATA_DIR: first.dataDirectory });
        // Checked before the next upload, because too many unused photos displace the oldest.
        expect(await listMissing(server, acknowledged)).toEqual([]);
        expect(await listFiles('uploads')).toEqual([]);
        acknowledged = [];
        const uploading = members.map(({ token }) => uploadUntilKilled(server, { token, acknowledged }));
        await waitUntil(() => acknowledged.length > round % 4);
        // A different moment each round.
        await wait((round * 37) % 200);
        await server.kill();
        await Promise.all(uploading);
        total += acknowledged.length;
      }
      expect(total).toBeGreaterThan(rounds);

      const last = await startBesideProcesses({ DATA_DIR: first.dataDirectory, DATABASE_URL: '' });
      await removeOrphans({ ...last.context, now: () => new Date(Date.now() + 2 * 24 * 60 * minuteMs) });
      const photos = await last.context.database
        .selectFrom('photos')
        .select(['token', 'sourceToken'])
        .execute();
      const stored = await listFiles('photos');
      await last.close();
      expect(stored).toHaveLength(photos.length * (filesOfPhoto.length + 1));
      expect(stored.filter((file) => file.endsWith('.part'))).toEqual([]);
    },
    scaleLimit(20 * minuteMs),
  );
});
