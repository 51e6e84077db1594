import { afterAll, beforeAll, expect, it } from 'vitest';
import { countReach, updatePreference } from '#contract/preferences/own-preference.ts';
import { updateProfile } from '#contract/profiles/own-profile.ts';
import { aBlock } from '#tests/factories/a-block.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import type { PreferenceInput } from '#tests/factories/a-preference.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let bride: TestMember;
beforeAll(async () => {
  application = await startApplication();
  bride = await aMember(application);
  await aGroomWho({ diet: 'Vegetarian', must_have: 'diet' });
  await aGroomWho({ diet: 'Vegetarian', religion: 'Christian', must_have: 'diet,religion' });
  // A wish hides nobody, another must-have fails, and two missing facts are not mended by one.
  await aGroomWho({ diet: 'Vegetarian' });
  await aGroomWho({ diet: 'Vegetarian', age: '60-70', must_have: 'diet,age' });
  await aGroomWho({ diet: 'Vegetarian', marital_status: 'Never Married', must_have: 'diet,marital_status' });
  await aGroomWho({ height: '150-170', must_have: 'height' });
});
afterAll(() => application.close());

async function aGroomWho(input: PreferenceInput): Promise<TestMember> {
  const groom = await aGroom(application);
  await callApi(application, { endpoint: updatePreference, input, token: groom.token });
  return groom;
}

const reach = async () => {
  const { body } = await callApi(application, { endpoint: countReach, input: {}, token: bride.token });
  return body.data;
};

it('counts for each missing fact those who see the member once it is stated, the most first', async () => {
  expect(await reach()).toEqual([
    { field: 'u_diet', count: 2, has_more: false },
    { field: 'u_height', count: 1, has_more: false },
  ]);
});

it('leaves out those who do not pass the own must-haves, and blocked members', async () => {
  const blocked = await aGroomWho({ diet: 'Vegetarian', must_have: 'diet' });
  await aBlock(application, { blockerId: blocked.user_id, blockedId: bride.user_id });
  expect((await reach())[0]).toMatchObject({ field: 'u_diet', count: 2 });
  const own = { age: '70-80', must_have: 'age' };
  await callApi(application, { endpoint: updatePreference, input: own, token: bride.token });
  expect(await reach()).toEqual([]);
  await callApi(application, { endpoint: updatePreference, input: { must_have: '' }, token: bride.token });
  expect((await reach())[0]).toMatchObject({ field: 'u_diet', count: 2 });
});

it('counts a stated fact no more, and those who waited for two facts with the other one', async () => {
  await callApi(application, { endpoint: updateProfile, input: { diet: 'Vegetarian' }, token: bride.token });
  expect(await reach()).toEqual([
    { field: 'u_height', count: 1, has_more: false },
    { field: 'u_marital_status', count: 1, has_more: false },
  ]);
});
