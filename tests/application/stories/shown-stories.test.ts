import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SessionData } from '#contract/accounts/sessions.ts';
import { cancelDeletion, deleteAccount } from '#contract/privacy/account-deletion.ts';
import { switchUser } from '#contract/administration/users.ts';
import { listStories, showStory } from '#contract/stories/stories.ts';
import { showReviewedStory } from '#contract/stories/story-review.ts';
import { restrictAccount } from '#server/features/accounts/accounts.ts';
import { blockMember, unblockMember } from '#server/features/safety/blocks.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { aStory } from '#tests/factories/a-story.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

// Approved stories that visitors do not see. Objections are tested with the answers of the couple.

let application: TestApplication;
let moderator: SessionData;
beforeAll(async () => {
  application = await startApplication();
  moderator = await anAdministrator(application, { role: 'moderator' });
});
afterAll(() => application.close());

/** What a visitor gets, and what an administrator reads about it. */
async function look(id: number) {
  const { status } = await callApi(application, { endpoint: showStory, input: { id } });
  const asked = { endpoint: showReviewedStory, input: { story_id: id }, token: moderator.token };
  const { ss_status, ss_is_shown, ss_is_blocked } = (await callApi(application, asked)).body.data;
  return { status, ss_status, ss_is_shown, ss_is_blocked };
}

const shown = { status: 200, ss_status: 'approved', ss_is_shown: true, ss_is_blocked: false };
const notShown = { ...shown, status: 404, ss_is_shown: false };

it.each(['banned', 'suspended', 'hidden'] as const)(
  'a story about a %s person is not shown',
  async (kind) => {
    const { id, bride } = await aStory(application);
    await application.context.transact((work) =>
      restrictAccount(work, {
        accountId: bride.user_id,
        kind,
        reason: 'Not the person in the picture',
        until: null,
        reportId: null,
        createdBy: moderator.user_id,
        now: application.clock.now(),
      }),
    );
    expect(await look(id)).toEqual(notShown);
  },
);

it.each(['bride', 'groom'] as const)('a story is not shown while the %s blocks the other', async (side) => {
  const { id, bride, groom } = await aStory(application);
  const [blocker, blocked] = side === 'bride' ? [bride, groom] : [groom, bride];
  const pair = { blockerId: blocker.user_id, blockedId: blocked.user_id };
  await blockMember(application.context, pair);
  expect(await look(id)).toEqual({ ...notShown, ss_is_blocked: true });
  await unblockMember(application.context, pair);
  expect(await look(id)).toEqual(shown);
});

it('a story is not shown while one of the two is deleting the account', async () => {
  const { id, bride } = await aStory(application);
  const { token, password } = bride;
  await callApi(application, { endpoint: deleteAccount, input: { password }, token });
  expect(await look(id)).toEqual(notShown);
  await callApi(application, { endpoint: cancelDeletion, input: {}, token });
  expect(await look(id)).toEqual(shown);
});

it('a story about a person who is switched off leaves every list at once, and comes back with them', async () => {
  const { id, groom } = await aStory(application);
  const owner = await anAdministrator(application);
  const switchTo = (status: 'active' | 'inactive') =>
    callApi(application, {
      endpoint: switchUser,
      input: { user_id: groom.user_id, status },
      token: owner.token,
    });
  const isListed = async () => {
    const { body } = await callApi(application, { endpoint: listStories, input: {} });
    return body.data.some(({ ss_id }) => ss_id === id);
  };
  expect(await isListed()).toBe(true);
  await switchTo('inactive');
  expect([await look(id), await isListed()]).toEqual([notShown, false]);
  await switchTo('active');
  expect([await look(id), await isListed()]).toEqual([shown, true]);
});

it('visitors find a story by first names and place, and by no last name, day or ID', async () => {
  const { id, bride, groom } = await aStory(application, { place: 'Alappuzha' });
  const find = async (search: string) => {
    const { body } = await callApi(application, { endpoint: listStories, input: { search } });
    return body.data.find(({ ss_id }) => ss_id === id);
  };
  const [firstName = '', lastName = ''] = groom.name.split(' ');
  expect((await find('alappuzha'))?.ss_place).toBe('Alappuzha');
  expect((await find(firstName))?.ss_id).toBe(id);
  for (const hidden of [lastName, '2026-02-14', String(bride.user_id)]) {
    expect(await find(hidden)).toBeUndefined();
  }
});
