import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showImport, startImport, stopImport } from '#contract/imports/imports.ts';
import { deleteOldChunks, deleteOldImports } from '#server/features/imports/imports.repository.ts';
import { daysBefore, mostAttempts, retentionDays } from '#server/features/imports/imports.rules.ts';
import { runImport, workOnImport } from '#server/features/imports/run-import.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { check, type Desk, take, runToEnd } from '#tests/support/run-import.ts';
import { writeSheet } from '#tests/support/spreadsheets.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let desk: Desk;
beforeAll(async () => {
  application = await startApplication();
  const { token } = await anAdministrator(application);
  desk = { application, token };
});
afterAll(() => application.close());

const people = (count: number, name: string) =>
  writeSheet([
    ['Name', 'Sex', 'E-mail'],
    ...Array.from({ length: count }, (_none, at) => [`Person ${at}`, 'F', `${name}.${at}@example.org`]),
  ]);
const call = (endpoint: typeof startImport | typeof stopImport, import_id: number) =>
  callApi(application, { endpoint, input: { import_id }, token: desk.token });

describe('a running import', () => {
  it('can be stopped, and continues where it was', async () => {
    const { im_id } = await check(desk, { content: people(4000, 'stopped') });
    await call(startImport, im_id);
    const twice = await call(startImport, im_id);
    expect(twice.body.code).toBe('import_is_running');
    const stopped = await call(stopImport, im_id);
    expect(stopped.body.data).toMatchObject({ im_state: 'stopped' });
    await call(startImport, im_id);
    const done = await runToEnd(desk, im_id);
    expect(done).toMatchObject({ im_state: 'done', im_rows_done: 4000, im_added: 4000, im_refused: 0 });
  });

  it('imports each row once with two processes', async () => {
    const { im_id: importId } = await check(desk, { content: people(1000, 'both') });
    await call(startImport, importId);
    const { context } = application;
    await Promise.all([1, 2].map(() => runImport(context, { importId, mayContinue: () => true })));
    const done = await runToEnd(desk, importId);
    expect(done).toMatchObject({ im_state: 'done', im_rows_done: 1000, im_added: 1000, im_refused: 0 });
  });

  it('whose rows fail is given up after some attempts, and is marked as failed', async () => {
    const { im_id: importId } = await check(desk, { content: people(10, 'broken') });
    const { database } = application.context;
    await database
      .updateTable('importChunks')
      .set({ rows: '"no rows"' })
      .where('importId', '=', importId)
      .execute();
    await database
      .updateTable('imports')
      .set({ state: 'importing', isDryRun: false, rowsDone: 0 })
      .where('id', '=', importId)
      .execute();
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      await expect(workOnImport(application.context, importId)).rejects.toThrow('expected array');
    }
    const { body } = await callApi(application, {
      endpoint: showImport,
      input: { import_id: importId },
      token: desk.token,
    });
    expect(body.data).toMatchObject({
      im_state: 'failed',
      im_failure: 'This import stopped because of a server error. Please start it again.',
    });
  });
});

describe('a finished import', () => {
  const forget = () => {
    const { database, now } = application.context;
    const instant = now();
    return Promise.all([
      deleteOldChunks(database, {
        finished: daysBefore(instant, retentionDays.rowsWhenDone),
        created: daysBefore(instant, retentionDays.rowsOtherwise),
      }),
      deleteOldImports(database, {
        created: daysBefore(instant, retentionDays.imports),
        receiving: daysBefore(instant, retentionDays.receiving),
      }),
    ]);
  };
  const dayMinutes = 24 * 60;

  it('retains its rows for a day, or a week when it was not started, and its record for ninety days', async () => {
    const done = await take(desk, { content: people(3, 'forgotten') });
    const idle = await check(desk, { content: people(3, 'idle') });
    const { database } = application.context;
    const leftOf = async (id: number) => {
      const chunks = await database
        .selectFrom('importChunks')
        .select('position')
        .where('importId', '=', id)
        .execute();
      const record = await database
        .selectFrom('imports')
        .select('hasFile')
        .where('id', '=', id)
        .executeTakeFirst();
      return [chunks.length, record?.hasFile];
    };
    await forget();
    expect([await leftOf(done.im_id), await leftOf(idle.im_id)]).toEqual([
      [1, true],
      [1, true],
    ]);
    application.clock.advanceMinutes(1.5 * dayMinutes);
    await forget();
    expect([await leftOf(done.im_id), await leftOf(idle.im_id)]).toEqual([
      [0, false],
      [1, true],
    ]);
    application.clock.advanceMinutes(7 * dayMinutes);
    await forget();
    expect(await leftOf(idle.im_id)).toEqual([0, false]);
    application.clock.advanceMinutes(90 * dayMinutes);
    await forget();
    expect([await leftOf(done.im_id), await leftOf(idle.im_id)]).toEqual([
      [0, undefined],
      [0, undefined],
    ]);
  });
});
