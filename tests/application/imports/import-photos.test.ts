import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showImportPhotos, uploadImportPhotos } from '#contract/imports/import-photos.ts';
import { linkInvitation } from '#contract/imports/invitations.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { aPicture } from '#tests/factories/a-picture.ts';
import { callApi } from '#tests/support/call-api.ts';
import { claim, show } from '#tests/support/invite.ts';
import { bring, check, type Desk, take } from '#tests/support/run-import.ts';
import { writeSheet, type WorkbookPart, zipParts } from '#tests/support/spreadsheets.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let desk: Desk;
let photo: Buffer;
beforeAll(async () => {
  application = await startApplication();
  desk = { application, token: (await anAdministrator(application)).token };
  photo = await aPicture();
});
afterAll(() => application.close());

let count = 0;
/** A sheet of three people: with a number of the bureau, with a serial one, and two with the same number. */
async function aSheet(): Promise<number> {
  count += 1;
  const facts = ['F', '14/03/1997', 'Christian', 'Nadar'];
  const row = (id: string, name: string) => [id, name, ...facts, `${name}.${count}@example.org`];
  const rows = [
    ['Reg No', 'Name', 'Sex', 'DOB', 'Religion', 'Caste', 'E-mail'],
    row(`ITM-${count}`, 'Asha'),
    row('12', 'Beena'),
    row('7', 'Cicily'),
    row('007', 'Divya'),
  ];
  const done = await take(desk, { content: writeSheet(rows), name: `photos ${count}.csv` });
  return done.im_id;
}

async function send(importId: number, parts: readonly WorkbookPart[] | Buffer) {
  const bytes = Buffer.isBuffer(parts) ? parts : zipParts(parts);
  const input = { import_id: importId, file: new Blob([new Uint8Array(bytes)]) };
  return callApi(application, { endpoint: uploadImportPhotos, input, token: desk.token });
}

async function readReport(importId: number) {
  await application.runJobs();
  const input = { import_id: importId };
  const { body } = await callApi(application, { endpoint: showImportPhotos, input, token: desk.token });
  if (body.data.ip_waiting > 0) throw new Error('photos still wait');
  return body.data;
}

const personOf = async (importId: number, firstName: string) => {
  const people = await application.context.database
    .selectFrom('invitations')
    .select(['id', 'facts', 'email'])
    .where('importId', '=', importId)
    .execute();
  const person = people.find(({ facts }) => JSON.stringify(facts).includes(`"${firstName}"`));
  if (person === undefined) throw new Error(`There is no ${firstName}`);
  return person;
};

/** The secret of the link that an administrator hands over. */
const linkOf = async (invitationId: number) => {
  const input = { invitation_id: invitationId };
  const { body } = await callApi(application, { endpoint: linkInvitation, input, token: desk.token });
  return body.data.link.split('=').at(-1) ?? '';
};

const countPhotos = async (table: 'invitedPhotos' | 'photos') => {
  const { total } = await application.context.database
    .selectFrom(table)
    .select((column) => column.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};

describe('an archive of photos', () => {
  it('finds the people by the numbers of their rows, and says what became of every file', async () => {
    const importId = await aSheet();
    const sent = await send(importId, [
      { name: `ITM${count}.jpg`, content: photo },
      { name: `photos/itm-${count}/second.jpg`, content: photo },
      { name: '12-2.png', content: photo },
      { name: '12.jpg', content: 'no picture' },
      { name: '007.jpg', content: photo },
      { name: 'group photo.jpg', content: photo },
      { name: 'Thumbs.db', content: 'text' },
      { name: '__MACOSX/._12.jpg', content: 'x' },
    ]);
    expect([sent.status, sent.body.message]).toEqual([
      201,
      'The photos are being prepared. You can leave this page and come back.',
    ]);
    const report = await readReport(importId);
    expect(report).toMatchObject({
      ip_stored: 3,
      ip_failed: 2,
      ip_skipped: 1,
      ip_without_row: 1,
      ip_people_without: 2,
    });
    expect(report.ip_problems.map(({ file_name, person, message }) => [file_name, person, message])).toEqual(
      expect.arrayContaining([
        ['12.jpg', 'Beena', expect.stringContaining('photo')],
        ['007.jpg', null, expect.stringContaining('This name fits several people')],
        ['group photo.jpg', null, expect.stringContaining('No row of this sheet has this profile number')],
        ['Thumbs.db', null, expect.stringContaining('the name of this file does not end in')],
      ]),
    );
  });

  it('finds them by the photo file name, the profile number and the serial number', async () => {
    const rows = [
      ['Sl No', 'Reg No', 'Photo', 'Name', 'Sex', 'DOB', 'Religion', 'Caste'],
      ['1', 'KCH-2024-001', 'KCH001.jpg', 'Elsa', 'F', '14/03/1997', 'Christian', 'Nadar'],
      ['2', 'KCH-2024-002', '', 'Fiona', 'F', '14/03/1996', 'Christian', 'Nadar'],
      ['3', 'KCH-2024-003', 'Yes', 'Gracy', 'F', '14/03/1995', 'Christian', 'Nadar'],
    ];
    const { im_id: importId } = await take(desk, { content: writeSheet(rows), name: 'all names.csv' });
    await send(importId, [
      { name: 'photos/kch001.JPG', content: photo },
      { name: 'KCH-2024-002 Fiona.jpeg', content: photo },
      { name: '3.jpg', content: photo },
      { name: '3-2.jpg', content: photo },
    ]);
    expect(await readReport(importId)).toMatchObject({
      ip_stored: 4,
      ip_people_without: 0,
      ip_problems: [],
      ip_people: expect.arrayContaining([
        { file_name: 'photos/kch001.JPG', person: 'Elsa' },
        { file_name: 'KCH-2024-002 Fiona.jpeg', person: 'Fiona' },
        { file_name: '3.jpg', person: 'Gracy' },
        { file_name: '3-2.jpg', person: 'Gracy' },
      ]),
    });
  });

  it('of a sheet that names no photo says so', async () => {
    const rows = [
      ['Name', 'Sex', 'DOB', 'Religion', 'Caste'],
      ['Hanna', 'F', '14/03/1997', 'Christian', 'Nadar'],
    ];
    const { im_id: importId } = await take(desk, { content: writeSheet(rows), name: 'no numbers.csv' });
    await send(importId, [{ name: '1.jpg', content: photo }]);
    expect(await readReport(importId)).toMatchObject({
      ip_problems: [{ message: expect.stringContaining('This sheet has no column for the profile number') }],
    });
  });

  it('after another one counts the photos of both', async () => {
    const importId = await aSheet();
    await send(importId, [
      { name: `ITM${count} Ms Asha.jpg`, content: photo },
      { name: 'group photo.jpg', content: photo },
    ]);
    expect(await readReport(importId)).toMatchObject({ ip_stored: 1, ip_without_row: 1 });
    await send(importId, [
      { name: '12.jpg', content: photo },
      { name: `ITM${count}.jpg`, content: photo },
    ]);
    expect(await readReport(importId)).toMatchObject({ ip_stored: 2, ip_without_row: 0 });
  });

  it('is shown to the invited person alone, and becomes the profile’s with the claim', async () => {
    const importId = await aSheet();
    await send(importId, [{ name: `ITM${count}.jpg`, content: photo }]);
    expect(await readReport(importId)).toMatchObject({ ip_stored: 1, ip_failed: 0 });
    const { id, email } = await personOf(importId, 'Asha');
    const { token } = await application.context.database
      .selectFrom('invitedPhotos')
      .select('token')
      .where('invitationId', '=', id)
      .executeTakeFirstOrThrow();
    const path = `/photos/${token}/960.jpg`;
    const fetched = await application.server.inject({
      url: path,
      headers: { authorization: `Bearer ${desk.token}` },
    });
    expect(fetched.statusCode).toBe(404);

    const link = await linkOf(id);
    const shown = await show(desk, link);
    expect(shown.body.data.iv_photos).toEqual([expect.stringMatching(/^data:image\/webp;base64,/)]);
    expect(JSON.stringify(shown.body)).not.toContain(token);

    const before = await countPhotos('photos');
    await claim(desk, { token: link, profile_for: 'My Self', lastname: 'Mathew', mobile: '9811100001' });
    expect(await countPhotos('photos')).toBe(before + 1);
    const placed = await application.context.database
      .selectFrom('photos')
      .innerJoin('accounts', 'accounts.id', 'photos.accountId')
      .select(['position', 'isShown', 'reviewState'])
      .where('accounts.email', '=', email ?? '')
      .execute();
    expect(placed).toMatchObject([{ position: 0 }]);
    expect(placed[0]?.reviewState).not.toBe('new');
  });

  it('is erased with the person who declines', async () => {
    const importId = await aSheet();
    await send(importId, [{ name: `ITM${count}.jpg`, content: photo }]);
    await readReport(importId);
    const before = await countPhotos('invitedPhotos');
    const { id } = await personOf(importId, 'Asha');
    const payload = JSON.stringify({ invitation_id: id });
    await application.server.inject({
      method: 'POST',
      url: '/api/admin/invitations/erase',
      headers: { authorization: `Bearer ${desk.token}`, 'content-type': 'application/json' },
      payload,
    });
    expect(await countPhotos('invitedPhotos')).toBe(before - 1);
  });

  it('that is none is refused and changes nothing', async () => {
    const importId = await aSheet();
    const before = await countPhotos('invitedPhotos');
    const { status, body } = await send(importId, Buffer.from('hello'));
    expect([status, body.code]).toEqual([422, 'photos_not_understood']);
    expect(await readReport(importId)).toMatchObject({ ip_stored: 0, ip_failed: 0 });
    expect(await countPhotos('invitedPhotos')).toBe(before);
  });

  it('has a file that is too large refused alone, before it is unpacked', async () => {
    const importId = await aSheet();
    await send(importId, [{ name: '12.jpg', content: Buffer.alloc(11 * 1024 * 1024) }]);
    expect(await readReport(importId)).toMatchObject({
      ip_failed: 1,
      ip_problems: [
        { file_name: '12.jpg', message: 'A photo can be at most 10 MB. Please choose a smaller one.' },
      ],
    });
  });

  it('waits for the rows: an import that is only checked takes no photos', async () => {
    const { im_id } = await check(desk, {
      content: writeSheet([
        ['Name', 'Sex'],
        ['Early', 'F'],
      ]),
    });
    const { status, body } = await send(im_id, [{ name: '1.jpg', content: photo }]);
    expect([status, body.code]).toEqual([409, 'import_not_done']);
    const { body: brought } = await bring(desk, {
      content: writeSheet([
        ['Name', 'Sex'],
        ['Other', 'F'],
      ]),
    });
    expect((await send(brought.data.im_id, [{ name: '1.jpg', content: photo }])).status).toBe(409);
  });
});

it('a profile has no photo that was left out of the claim', async () => {
  const importId = await aSheet();
  await send(importId, [{ name: `ITM${count}.jpg`, content: photo }]);
  await readReport(importId);
  const { id } = await personOf(importId, 'Asha');
  const link = await linkOf(id);
  const before = await countPhotos('photos');
  await claim(desk, {
    token: link,
    profile_for: 'My Self',
    lastname: 'Mathew',
    mobile: '9811100002',
    leave_out: ['photos'],
  });
  expect(await countPhotos('photos')).toBe(before);
});
