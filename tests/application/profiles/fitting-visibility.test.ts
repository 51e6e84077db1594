import { afterAll, beforeAll, expect, it } from 'vitest';
import { countFitting } from '#contract/preferences/own-preference.ts';
import { aBlock } from '#tests/factories/a-block.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let bride: TestMember;
beforeAll(async () => {
  application = await startApplication();
  bride = await aMember(application);
});
afterAll(() => application.close());

const count = async (input: { age: string }) => {
  const { body } = await callApi(application, { endpoint: countFitting, input, token: bride.token });
  return [body.data.fitting.count, body.data.loosen];
};

it('a count does not include members behind a block in either direction', async () => {
  const [one, other] = [await aGroom(application), await aGroom(application)];
  expect((await count({ age: '18-100' }))[0]).toBe(2);
  await aBlock(application, { blockerId: one.user_id, blockedId: bride.user_id });
  expect((await count({ age: '18-100' }))[0]).toBe(1);
  await aBlock(application, { blockerId: bride.user_id, blockedId: other.user_id });
  expect(await count({ age: '18-100' })).toEqual([0, []]);
  expect(await count({ age: '99-100' })).toEqual([0, []]);
});
