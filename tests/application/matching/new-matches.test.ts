import { afterAll, beforeAll, expect, it } from 'vitest';
import { countNewMatches } from '#server/features/matches/matches.ts';
import { aBlock } from '#tests/factories/a-block.ts';
import { aCrowd } from '#tests/factories/a-crowd.ts';
import { aMember } from '#tests/factories/a-member.ts';
import { anInterest } from '#tests/factories/an-interest.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { setClock } from '#tests/support/clocks/test-clock.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

/** A member with lists of these days, and how many of the listed members count as new on the first of April. */
async function countOf(lists: Readonly<Record<string, readonly number[]>>) {
  const { user_id: accountId } = await aMember(application);
  setClock(application.clock, '2030-04-01T02:30:00Z');
  const { database, now } = application.context;
  const rows = Object.entries(lists).map(([day, ids]) => {
    return { accountId, day, partnerIds: [...ids], newIds: [...ids], isOpen: false, createdAt: now() };
  });
  await database.insertInto('dailyMatches').values(rows).execute();
  return { accountId, count: () => countNewMatches(application.context, accountId) };
}

it('the new matches of a week were announced with a list of its seven days', async () => {
  const [last = 0, first = 0, old = 0] = await aCrowd(application, { count: 3 });
  const { count } = await countOf({ '2030-04-01': [last], '2030-03-26': [first], '2030-03-25': [old] });
  expect(await count()).toBe(2);
});

it('they are no new matches once they cannot be seen, or an interest waits or was answered', async () => {
  const ids = await aCrowd(application, { count: 6 });
  const [blocked = 0, declined = 0, connected = 0, hidden = 0, waiting = 0] = ids;
  const { accountId, count } = await countOf({ '2030-04-01': ids });
  expect(await count()).toBe(6);
  await aBlock(application, { blockerId: accountId, blockedId: blocked });
  await anInterest(application, { senderId: accountId, receiverId: declined, status: 'rejected' });
  await anInterest(application, { senderId: connected, receiverId: accountId, status: 'accepted' });
  await anInterest(application, { senderId: accountId, receiverId: waiting });
  await application.context.transact(async ({ database, memberChanged }) => {
    await database.updateTable('accounts').set({ isHidden: true }).where('id', '=', hidden).execute();
    memberChanged(hidden);
  });
  expect(await count()).toBe(1);
});

it('a member without lists has none', async () => {
  const { user_id } = await aMember(application);
  expect(await countNewMatches(application.context, user_id)).toBe(0);
});
