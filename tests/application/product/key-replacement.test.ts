import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import {
  banAddresses,
  enterSecondFactor,
  findCaller,
  isBannedAddress,
} from '#server/features/accounts/accounts.ts';
import { findPushKeys } from '#server/features/notifications/push/push-keys.ts';
import { stopMails, stopToken } from '#server/features/notifications/stop-mails.ts';
import { alertToken, allAlertsToken, stopAlert } from '#server/features/searches/stop-alert.ts';
import { readStoryToken, storyToken } from '#server/features/stories/story-links.ts';
import { prepareData } from '#server/prepare-data.ts';
import type { Context } from '#server/platform/context.ts';
import { findLastingKey } from '#server/platform/database/former-keys.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { aSecondFactor } from '#tests/factories/second-factor/a-second-factor.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { startTestSession } from '#tests/support/start-test-session.ts';

const first = 'the first secret key of this site, long enough';
const second = 'the second secret key of this site, long enough';
const third = 'the third secret key of this site, long enough';
const client = { address: '198.51.100.7', userAgent: '' };

let application: TestApplication;
let original: Context;
beforeAll(async () => {
  application = await startApplication({ SECRET_KEY: first });
  original = application.context;
});
afterAll(() => application.close());

/** The context of a process that was started with other keys. */
const withKeys = (secretKey: string, ...former: string[]): Context => ({
  ...original,
  secretKey,
  acceptedKeys: [secretKey, ...former],
});

const countFormer = async () =>
  (await original.database.selectFrom('formerKeys').select('id').execute()).length;

/** Gives a code of the second factor in a new session. Throws its refusal. */
async function giveCode(context: Context, { accountId, code }: { accountId: number; code: string }) {
  const session = await startTestSession(original, accountId);
  const caller = await findCaller(context, session.token);
  if (caller === null) throw new Error('There is no session');
  return (await enterSecondFactor(context, { caller, code, client, cookies: {} })).codesLeft;
}

test('a secret key is replaced twice, and nothing that it had sealed or hashed is lost', async () => {
  const administrator = await anAdministrator(application);
  const accountId = administrator.user_id;
  const { code, recoveryCodes } = await aSecondFactor(application, { token: administrator.token });
  const pushKeys = await findPushKeys(original);
  const { database } = original;
  const banned = { email: 'banned@example.org', mobile: '+919876500000' };
  const { user_id: bannedId } = await aMember(application);
  await banAddresses(original, { database, accountId: bannedId, now: original.now(), ...banned });

  // While it is replaced, the former key is named as well.
  const during = withKeys(second, first);
  await prepareData(during);
  expect(await giveCode(during, { accountId, code: code(1) })).toBe(10);
  expect(await isBannedAddress(during, { database, ...banned })).toBe(true);

  // Then it is named no longer.
  const after = withKeys(second);
  await prepareData(after);
  expect(await findPushKeys(after)).toEqual(pushKeys);
  application.clock.advanceMinutes(5);
  expect(await giveCode(after, { accountId, code: code() })).toBe(10);
  expect(await giveCode(after, { accountId, code: recoveryCodes[0]?.replace('-', '') ?? '' })).toBe(9);
  expect(await isBannedAddress(after, { database, ...banned })).toBe(true);
  expect(await findLastingKey({ ...after, database })).toBe(first);

  await prepareData(withKeys(third, second));
  const last = withKeys(third);
  await prepareData(last);
  expect(await findPushKeys(last)).toEqual(pushKeys);
  expect(await giveCode(last, { accountId, code: recoveryCodes[1]?.replace('-', '') ?? '' })).toBe(8);
  expect(await isBannedAddress(last, { database, ...banned })).toBe(true);
  expect(await findLastingKey({ ...last, database })).toBe(first);
  const rows = await database.selectFrom('formerKeys').selectAll().execute();
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/secret key of this site/);
});

test('two processes that start at the same time store the former key once', async () => {
  const before = await countFormer();
  const fourth = withKeys('the fourth secret key of this site, long enough', third);
  await Promise.all([prepareData(fourth), prepareData(fourth)]);
  expect(await countFormer()).toBe(before + 1);
});

test('links of mails sent before work while the former key is named, and not afterwards', async () => {
  const { user_id: accountId } = await aMember(application);
  const { id: searchId } = await original.database
    .insertInto('savedSearches')
    .values({
      accountId,
      name: 'All',
      filters: '{}',
      hasAlert: true,
      alertedAt: original.now(),
      createdAt: original.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const tokens = {
    mails: stopToken(first, { accountId, kind: 'visit' }),
    alert: alertToken(first, searchId),
    alerts: allAlertsToken(first, accountId),
  };
  const person = { storyId: 7, accountId };
  const during = withKeys(second, first);
  expect(await stopMails(during, tokens.mails)).toBe('visit');
  await stopAlert(during, tokens.alert);
  await stopAlert(during, tokens.alerts);
  expect(readStoryToken(during.acceptedKeys, storyToken(first, person))).toEqual(person);

  const after = withKeys(second);
  await expect(stopMails(after, tokens.mails)).rejects.toMatchObject({ code: 'not_found' });
  await expect(stopAlert(after, tokens.alert)).rejects.toMatchObject({ code: 'not_found' });
  expect(readStoryToken(after.acceptedKeys, storyToken(first, person))).toBeNull();
});

describe('a start with a key that is not the one of this database', () => {
  const wrong = 'a key that belongs to another site, long enough';

  it('is refused, and nothing is lost: neither with a new key alone nor with a mistyped former one', async () => {
    const site = await startApplication({ SECRET_KEY: first });
    const keys = await findPushKeys(site.context);
    for (const acceptedKeys of [[second], [second, wrong]]) {
      const context = { ...site.context, secretKey: second, acceptedKeys };
      await expect(prepareData(context)).rejects.toThrow(/SECRET_KEY does not open what this database/);
    }
    await prepareData(site.context);
    expect(await findPushKeys(site.context)).toEqual(keys);
    expect(await site.context.database.selectFrom('formerKeys').selectAll().execute()).toEqual([]);
    await site.close();
  });

  it('goes on when the operator says that the right one is lost', async () => {
    const site = await startApplication({ SECRET_KEY: first });
    const { configuration } = site.context;
    const lost = { ...configuration, secretKeyLost: 'on' as const };
    const context = { ...site.context, configuration: lost, secretKey: second, acceptedKeys: [second] };
    await prepareData(context);
    // The next start needs no such word.
    await prepareData({ ...context, configuration });
    await expect(findPushKeys(context)).resolves.toBeTruthy();
    await site.close();
  });

  it('does not keep a former key that has sealed nothing', async () => {
    const present = withKeys('the fourth secret key of this site, long enough');
    const before = await countFormer();
    await prepareData({ ...present, acceptedKeys: [present.secretKey, wrong] });
    expect(await countFormer()).toBe(before);
    expect(await findLastingKey({ ...present, database: original.database })).toBe(first);
  });
});
