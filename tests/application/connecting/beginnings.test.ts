import { afterAll, beforeAll, expect, it } from 'vitest';
import { listMatches } from '#contract/matches/matches.ts';
import { updatePreference } from '#contract/preferences/own-preference.ts';
import { blockMember, listBlocked } from '#contract/safety/blocks.ts';
import { refreshMatching } from '#server/features/matching/matching.ts';
import { updateSiteSetting } from '#server/features/site/site-settings.ts';
import { aCrowd } from '#tests/factories/a-crowd.ts';
import { aMember } from '#tests/factories/a-member.ts';
import { anInterest } from '#tests/factories/an-interest.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

// The beginnings of the lists of matches are free for 96 members on a day; what makes them begin with others does not matter.

let application: TestApplication;
let men: number[];
beforeAll(async () => {
  application = await startApplication();
  men = await aCrowd(application, { count: 124 });
});
afterAll(() => application.close());

const allowCards = (text: string) => updateSiteSetting(application.context, { key: 'cardsPerDay', text });
const begin = (token: string) => callApi(application, { endpoint: listMatches, input: { limit: 48 }, token });
const listIds = ({ body }: Awaited<ReturnType<typeof begin>>) => body.data.map(({ u_id }) => u_id);
const codeOf = (answer: { body: object } | undefined) =>
  answer !== undefined && 'code' in answer.body ? answer.body.code : 'none';

it('is not shown everybody by changing the own preference, which begins other lists', async () => {
  await allowCards('5');
  const { database, now } = application.context;
  const bornAt = (age: number) => `${now().getFullYear() - age}-01-01`;
  for (const [index, accountId] of men.entries()) {
    const birth = { dateOfBirth: bornAt(25 + (index % 12)) };
    await database.updateTable('profiles').set(birth).where('accountId', '=', accountId).execute();
  }
  await refreshMatching(database, men);
  const { token } = await aMember(application);
  const answers = [await begin(token)];
  for (let age = 25; age < 37; age += 1) {
    application.clock.advanceMinutes(2);
    const input = { age: `${age}-${age}`, must_have: ['age'] };
    expect(await callApi(application, { endpoint: updatePreference, input, token })).toMatchObject({
      status: 200,
    });
    answers.push(await begin(token));
  }
  const shown = new Set(answers.filter(({ status }) => status === 200).flatMap(listIds));
  // The beginnings of two lists are free.
  expect(shown.size).toBeGreaterThan(90);
  expect(shown.size).toBeLessThanOrEqual(96 + 5);
  expect(codeOf(answers[12])).toBe('too_many_cards');
});

it('is not shown the next ones for ever by blocking those at the beginning of a list', async () => {
  await allowCards('100');
  const { token } = await aMember(application);
  const shown = new Set<number>();
  let answer = await begin(token);
  for (let rounds = 0; rounds < 4 && answer.status === 200; rounds += 1) {
    for (const id of listIds(answer)) {
      shown.add(id);
      await callApi(application, { endpoint: blockMember, input: { partner_id: id }, token });
    }
    application.clock.advanceMinutes(2);
    answer = await begin(token);
  }
  // 96 are free, and their blocks are 96 cards; four are left.
  expect(shown.size).toBe(96);
  expect(codeOf(answer)).toBe('too_many_cards');
});

it('is shown no more names than cards by blocking everybody, and blocks them all the same', async () => {
  await allowCards('10');
  const { token, user_id } = await aMember(application);
  const suitor = await aMember(application, { gender: 'Male', firstname: 'Joseph' });
  await anInterest(application, { senderId: suitor.user_id, receiverId: user_id });
  const block = (partner_id: number) =>
    callApi(application, { endpoint: blockMember, input: { partner_id }, token });
  const answers = [];
  for (const id of [...men.slice(0, 12), suitor.user_id]) answers.push(await block(id));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const { body } = await callApi(application, { endpoint: listBlocked, input: {}, token });
  const names = body.data.map(({ u_firstname, u_lastname }) => `${u_firstname} ${u_lastname}`.trim());
  // The latest first. An interest between the two has shown the name already.
  expect(names.slice(0, 3)).toEqual([expect.stringContaining('Joseph'), '', '']);
  expect(names.slice(3)).toEqual(Array.from({ length: 10 }, () => 'Some One'));
});

it('is counted once when several windows load it at the same time', async () => {
  await allowCards('10');
  const { token, user_id } = await aMember(application);
  const answers = await Promise.all(Array.from({ length: 5 }, () => begin(token)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const stored = application.context.database.selectFrom('browsing').select(['cards', 'beginningIds']);
  const { cards, beginningIds } = await stored.where('accountId', '=', user_id).executeTakeFirstOrThrow();
  expect(cards).toBe(0);
  expect(new Set(beginningIds).size).toBe(48);
  expect(beginningIds).toHaveLength(48);
});
