import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SessionData } from '#contract/accounts/sessions.ts';
import { cancelDeletion, deleteAccount } from '#contract/privacy/account-deletion.ts';
import { showStory } from '#contract/stories/stories.ts';
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

it('a story about a banned person is not shown', async () => {
  const { id, bride } = await aStory(application);
  await application.context.transact((work) =>
    restrictAccount(work, {
      accountId: bride.user_id,
      kind: 'banned',
      reason: 'Not the person in the picture',
      until: null,
      reportId: null,
      createdBy: moderator.user_id,
      now: application.clock.now(),
    }),
  );
  expect(await look(id)).toEqual(notShown);
});

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
