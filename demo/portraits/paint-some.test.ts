import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadDecoder } from '#server/platform/images/decode-image.ts';
import { openStore, type Store } from '#scripts/operator/open-store.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/databases/test-database.ts';
import { populate } from '../populate.ts';
import { readPopulationState, writePopulationState } from '../population-state.ts';
import { paintSome } from './paint-some.ts';

let store: Store;
let madeDatabase: TestDatabase;
let dataDirectory: string;
beforeAll(async () => {
  dataDirectory = await mkdtemp(path.join(tmpdir(), 'portraits-'));
  madeDatabase = await createTestDatabase();
  store = await openStore({ DATA_DIR: dataDirectory, DATABASE_URL: madeDatabase.url });
});
afterAll(async () => {
  // Other tests in this process expect the decoder to refuse drawings.
  loadDecoder().block({ operation: ['VipsForeignLoadSvg'] });
  await store.close();
  await madeDatabase.drop();
  await rm(dataDirectory, { recursive: true, force: true });
});

const listPhotos = () =>
  store.database.selectFrom('photos').select(['id', 'accountId', 'position']).orderBy('id').execute();

it("paints the demo's own member, remembers how far it is, and paints nobody twice", async () => {
  await populate(store, { members: 10 });
  await writePopulationState(dataDirectory, { seed: 1, members: 10, painted: 0, first: [] });
  await paintSome(store, { upTo: 1 });
  const photos = await listPhotos();
  expect(photos.map(({ accountId }) => accountId)).toEqual([1, 1, 1, 1]);
  expect(photos.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
  expect((await readPopulationState(dataDirectory))?.painted).toBe(1);
  await paintSome(store, { upTo: 1 });
  expect(await listPhotos()).toEqual(photos);
});
