import { afterAll, beforeAll, expect, it } from 'vitest';
import { listImports, removeImport, showImport } from '#contract/imports/imports.ts';
import { removeImportedPeople } from '#contract/imports/invitations.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { queueInvitations } from '#server/features/imports/invitations/deliver-invitations.ts';
import { aRow, claim, findInvitation, header, show } from '#tests/support/invite.ts';
import { receiveMails } from '#tests/support/read-code.ts';
import { type Desk, take } from '#tests/support/run-import.ts';
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

const remove = (importId: number) =>
  callApi(application, {
    endpoint: removeImportedPeople,
    input: { import_id: importId },
    token: desk.token,
  });

async function invitedBy(rows: readonly string[][]) {
  const done = await take(desk, { content: writeSheet([header, ...rows]), sends_invitations: true });
  await queueInvitations(application.context);
  const tokens: string[] = [];
  for (const row of rows) {
    const [mail] = (await receiveMails(application, { address: row[8] ?? '', count: 1 })).slice(-1);
    tokens.push(/\/invitation#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '');
  }
  return { importId: done.im_id, tokens };
}

it('removes the people of an import who have not claimed their profile, and a mended sheet brings them again', async () => {
  const rows = [aRow(), aRow(), aRow()];
  const { importId, tokens } = await invitedBy(rows);
  const [first = '', second = ''] = tokens;
  await claim(desk, { token: first });
  const begun = await remove(importId);
  expect([begun.status, begun.body.data.im_is_removing]).toEqual([200, true]);
  // Until they are gone, nothing else is done with the import.
  const input = { import_id: importId };
  const meanwhile = await callApi(application, { endpoint: removeImport, input, token: desk.token });
  expect(meanwhile.body.code).toBe('import_is_running');
  expect((await remove(importId)).body.code).toBe('import_is_running');
  await application.runJobs();
  const { body } = await callApi(application, { endpoint: showImport, input, token: desk.token });
  expect(body.data).toMatchObject({
    im_is_removing: false,
    im_invitations: { waiting: 0, invited: 0, claimed: 1 },
    im_removed: { people: 2, at: expect.any(String), by: expect.stringContaining('@') },
  });
  const { body: list } = await callApi(application, { endpoint: listImports, input: {}, token: desk.token });
  expect(list.data.find(({ im_id: id }) => id === importId)?.im_removed).toEqual(body.data.im_removed);
  expect((await show(desk, second)).status).toBe(404);
  expect(await findInvitation(desk, rows[1]?.[8] ?? '')).toBeUndefined();
  const again = await take(desk, { content: writeSheet([header, ...rows]) });
  expect([again.im_added, again.im_refused]).toEqual([2, 1]);
  const { database } = application.context;
  const entries = await database
    .selectFrom('auditEntries')
    .select(['subject', 'after'])
    .where('action', '=', 'invitations.removed')
    .execute();
  expect(entries).toEqual([{ subject: `import ${importId}`, after: { people: 2 } }]);
});

it('leaves the people of an earlier sheet, and gives them back to it', async () => {
  const [known, other] = [aRow(), aRow()];
  const first = await take(desk, { content: writeSheet([header, known]) });
  application.clock.advanceMinutes(1);
  const kept = await take(desk, { content: writeSheet([header, other]) });
  const later = await take(desk, { content: writeSheet([header, known, aRow()]) });
  expect(later.im_invitations).toMatchObject({ waiting: 2, brought_before: 1 });
  await remove(later.im_id);
  await application.runJobs();
  const input = { import_id: kept.im_id };
  const { body } = await callApi(application, { endpoint: showImport, input, token: desk.token });
  expect(body.data.im_invitations).toMatchObject({ waiting: 1, brought_before: 0 });
  expect(await findInvitation(desk, known[8] ?? '')).toMatchObject({ iv_import_id: first.im_id });
  await remove(first.im_id);
  await application.runJobs();
  expect(await findInvitation(desk, known[8] ?? '')).toBeUndefined();
});

it.each(['the first one', 'the last one'])(
  'removes a person with the last import, after %s',
  async (which) => {
    const [known, own] = [aRow(), aRow()];
    const taken: number[] = [];
    for (const rows of [[known, own], [known], [known, aRow()]]) {
      const { im_id } = await take(desk, { content: writeSheet([header, ...rows]) });
      taken.push(im_id);
      application.clock.advanceMinutes(1);
    }
    const countsOf = async (importId = 0) => {
      const input = { import_id: importId };
      const { body } = await callApi(application, { endpoint: showImport, input, token: desk.token });
      const { waiting, brought_before: before, brought_again: again } = body.data.im_invitations;
      return { waiting, before, again };
    };
    const [first, second, third] = taken;
    expect(await countsOf(first)).toEqual({ waiting: 1, before: 0, again: 1 });
    expect(await countsOf(second)).toEqual({ waiting: 0, before: 0, again: 1 });
    expect(await countsOf(third)).toEqual({ waiting: 2, before: 1, again: 0 });
    const order = which === 'the first one' ? [first, second, third] : [third, second, first];
    for (const importId of order) {
      expect(await findInvitation(desk, known[8] ?? '')).toBeDefined();
      await remove(importId ?? 0);
      await application.runJobs();
      expect(await countsOf(importId)).toEqual({ waiting: 0, before: 0, again: 0 });
    }
    expect(await findInvitation(desk, known[8] ?? '')).toBeUndefined();
  },
);
