import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erasePerson } from '#scripts/operator/erase-person.ts';
import { removeOrphans } from '#server/features/photos/photo-files.ts';
import { makeExport } from '#server/features/privacy/make-export.ts';
import { expireExports, removeOrphanedExports } from '#server/features/privacy/remove-files.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { listFiles } from '#tests/support/fetch-file.ts';
import { ownCopies } from '#tests/support/own-copy.ts';
import { readZip } from '#tests/support/read-zip.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { whenFilesAreOld } from '#tests/support/clocks/test-clock.ts';

let application: TestApplication;
let copies: ReturnType<typeof ownCopies>;
beforeAll(async () => {
  application = await startApplication();
  copies = ownCopies(application);
});
afterAll(() => application.close());

const weekMinutes = 7 * 24 * 60;
const later = (minutes: number) => ({
  ...application.context,
  now: () => new Date(application.clock.now().getTime() + minutes * 60_000),
});
const findKey = async ({ user_id: id }: Pick<TestMember, 'user_id'>) => {
  const keys = application.context.database.selectFrom('dataExports').select('fileKey');
  return (await keys.where('accountId', '=', id).executeTakeFirst())?.fileKey;
};
const listCopies = async () => (await listFiles(application)).filter((key) => key.startsWith('copies/'));
const hasFile = async (fileKey: string | undefined) =>
  (await listCopies()).some((key) => key.startsWith(`copies/${fileKey}/`));

describe('a copy', () => {
  it('can be downloaded by its owner alone', async () => {
    const member = await aMember(application);
    await copies.make(member);
    const [other, administrator] = [await aMember(application), await anAdministrator(application)];
    expect((await copies.fetch(other)).statusCode).toBe(404);
    expect((await copies.fetch(administrator)).statusCode).toBe(403);
    expect((await copies.fetch({ token: '' })).statusCode).toBe(401);
    const key = await findKey(member);
    const path = await application.server.inject({ method: 'GET', url: `/photos/${key}/copy.zip` });
    expect(path.statusCode).toBe(404);
  });

  it('is started once by concurrent requests', async () => {
    const member = await aMember(application);
    const before = await listCopies();
    const answers = await Promise.all(Array.from({ length: 5 }, () => copies.ask(member)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // A request after the copy is ready is refused for another reason.
    const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code);
    expect(['export_running', 'export_too_soon']).toEqual(expect.arrayContaining([...new Set(refused)]));
    await application.runJobs();
    expect(await listCopies()).toHaveLength(before.length + 1);
  });

  it('is not started again while it is being made', async () => {
    const member = await aMember(application);
    const { database, now } = application.context;
    const begun = { accountId: member.user_id, fileKey: 'begun', state: 'preparing', requestedAt: now() };
    await database.insertInto('dataExports').values(begun).execute();
    const { status, body } = await copies.ask(member);
    expect([status, body.code]).toEqual([409, 'export_running']);
    expect(await findKey(member)).toBe('begun');
  });

  it('can be made once a day, and replaces the older one', async () => {
    const member = await aMember(application);
    await copies.make(member);
    const first = await findKey(member);
    const soon = await copies.ask(member);
    expect([soon.status, soon.body.code]).toEqual([429, 'export_too_soon']);
    expect(Number(soon.retryAfter)).toBeGreaterThan(23 * 3600);
    application.clock.advanceMinutes(24 * 60 + 1);
    await copies.make(member);
    expect(await findKey(member)).not.toBe(first);
    await application.runJobs();
    expect(await hasFile(first)).toBe(false);
  });

  it('is deleted after seven days, with its file', async () => {
    const member = await aMember(application);
    await copies.make(member);
    const key = await findKey(member);
    await expireExports(later(weekMinutes - 1));
    expect(await findKey(member)).toBe(key);
    await expireExports(later(weekMinutes + 1));
    expect(await copies.show(member)).toMatchObject({ state: 'none', expires_at: null });
    await application.runJobs();
    expect(await hasFile(key)).toBe(false);
  });

  it('is not removed by the cleaning of photos, and is removed when it has no owner', async () => {
    const member = await aMember(application);
    await copies.make(member);
    const key = await findKey(member);
    await removeOrphans(whenFilesAreOld(application.context));
    await removeOrphanedExports(whenFilesAreOld(application.context));
    expect(await hasFile(key)).toBe(true);
    const { database } = application.context;
    await database.deleteFrom('dataExports').where('accountId', '=', member.user_id).execute();
    await removeOrphanedExports(application.context);
    expect(await hasFile(key)).toBe(true);
    await removeOrphanedExports(whenFilesAreOld(application.context));
    expect(await hasFile(key)).toBe(false);
  });
});

describe('a copy that could not be made', () => {
  it('is tried again by itself', async () => {
    const member = await aMember(application);
    const store = join(application.dataDirectory, 'photos', 'copies');
    // A file with the name of the folder prevents writing.
    await rm(store, { recursive: true, force: true });
    await writeFile(store, 'in the way');
    await copies.ask(member);
    await application.runJobs();
    expect(application.logged()).toContain('privacy.make-copy');
    expect((await copies.show(member)).state).toBe('preparing');
    await rm(store);
    await application.runJobs({ later: true });
    expect((await copies.fetch(member)).statusCode).toBe(200);
  });

  it('is written again by another process after the first was killed', async () => {
    const member = await aMember(application);
    const { database, now } = application.context;
    const making = { accountId: member.user_id, fileKey: 'half-a-copy' };
    const begun = { ...making, state: 'preparing', requestedAt: now() };
    await database.insertInto('dataExports').values(begun).execute();
    await makeExport(application.context, making);
    expect((await readZip((await copies.fetch(member)).rawPayload)).has('account.json')).toBe(true);
    // Another attempt at a finished copy changes nothing.
    const first = await copies.show(member);
    application.clock.advanceMinutes(1);
    await makeExport(application.context, making);
    expect(await copies.show(member)).toEqual(first);
  });

  it('is given up in the end, its parts are deleted, and a new one can be requested at once', async () => {
    const member = await aMember(application);
    const { database, now } = application.context;
    const lost = { accountId: member.user_id, fileKey: 'lost', state: 'preparing', requestedAt: now() };
    await database.insertInto('dataExports').values(lost).execute();
    await application.context.files.write('copies/lost/copy.zip', Buffer.from('written, but not noted'));
    await expireExports(later(3 * 60));
    expect((await copies.show(member)).state).toBe('failed');
    await application.runJobs();
    expect(await hasFile('lost')).toBe(false);
    await copies.make(member);
  });

  it('leaves nothing when its owner is erased while it is written', async () => {
    const member = await aMember(application);
    const { context } = application;
    const making = { accountId: member.user_id, fileKey: 'nobodys' };
    const preparing = { ...making, state: 'preparing', requestedAt: context.now() };
    await context.database.insertInto('dataExports').values(preparing).execute();
    const copyFrom: typeof context.files.copyFrom = async (key, path) => {
      await erasePerson(context, member.email);
      await context.files.copyFrom(key, path);
      expect(await hasFile('nobodys')).toBe(true);
    };
    await makeExport({ ...context, files: { ...context.files, copyFrom } }, making);
    expect(await hasFile('nobodys')).toBe(false);
  });
});
