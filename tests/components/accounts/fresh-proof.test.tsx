import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { prove } from '#contract/accounts/second-factor.ts';
import { showSession } from '#contract/accounts/sessions.ts';
import { addBanner, listAllBanners, switchBanner } from '#contract/banners/banner-editing.ts';
import type { Endpoint } from '#contract/calls/endpoint.ts';
import { listChoiceValues, reorderChoices, switchChoice } from '#contract/choices/choice-editing.ts';
import { listChoices } from '#contract/choices/list-choices.ts';
import { listImports } from '#contract/imports/imports.ts';
import { linkInvitation, listInvitations, sendInvitations } from '#contract/imports/invitations.ts';
import { listBatches, previewBatch, startBatch } from '#contract/members/batches.ts';
import { searchUsers } from '#contract/members/members.ts';
import { confirmPayment } from '#contract/payments/admin-payments.ts';
import { listAllPlans, retirePlan } from '#contract/plans/plan-editing.ts';
import { listPlans } from '#contract/plans/plans.ts';
import { showSiteSettings } from '#contract/site/site-editing.ts';
import { decideStory, moveStory } from '#contract/stories/story-review.ts';
import { queryClient } from '#web/app/client/queries.ts';
import { createUploadCall } from '#web/app/client/upload-client.ts';
import { shownOutcome } from '#web/design/messages/outcomes.tsx';
import { administrator, sessionAnswerOf } from '../support/area-frame.ts';
import { makeChoiceLists } from '../support/choice-lists.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { createFakeRequest, pickFiles } from '../support/fake-upload.ts';
import { press } from '../support/keys.ts';
import { openScreen } from '../support/open-screen.tsx';
import { dialogOf } from '../support/outcomes.ts';
import { onePage } from '../support/people-pages.ts';
import { aMemberRow } from '../support/wire-member.ts';
import { aConfirmedPayment, answerPayments, aPaymentWire } from '../support/wire-payment.ts';
import { anAdminPlan } from '../support/wire-plan.ts';
import { aBanner, tiles } from '../administration/open-banners.ts';
import { anApprovedStory, answerStories, aReviewedStory } from '../administration/stories-desk.ts';
import { aChoiceValue } from '../administration/wire-choice.ts';
import { anInvitedPerson } from '../administration/wire-import.ts';
import { aSite } from '../administration/wire-site.ts';

const plan = anAdminPlan();
const person = { ...anInvitedPerson, iv_is_sending: false };
const banner = aBanner();
const button = (name: string) => page.getByRole('button', { name, exact: true });

type Act = {
  screen: string;
  endpoint: Endpoint;
  prepare: (fake: FakeServer) => void;
  act: () => Promise<void>;
  sent: unknown;
};

const people = (fake: FakeServer) => {
  fake.answer(listImports, onePage([], 50));
  fake.answer(listInvitations, onePage([person], 50));
};

const acts: Record<string, Act> = {
  'an action on many members': {
    screen: '/userManagement',
    endpoint: startBatch,
    prepare: (fake) => {
      fake.answer(searchUsers, onePage([aMemberRow()]));
      fake.answer(listBatches, { data: [] });
      fake.answer(listPlans, { data: [] });
      fake.answer(listChoices, { data: makeChoiceLists() });
      fake.answer(previewBatch, { data: { total: 1, changed: 1, skipped: [] } });
      fake.refuse(startBatch, { code: 'selection_changed' });
    },
    act: async () => {
      await page.getByRole('checkbox').click();
      await button('Deactivate').click();
      await page.getByLabelText('Reason').fill('A cleaning.');
      await button('Deactivate 1 member').click();
    },
    sent: expect.objectContaining({ reason: 'A cleaning.', total: 1 }),
  },
  'retiring a plan': {
    screen: '/subscription-management',
    endpoint: retirePlan,
    prepare: (fake) => {
      fake.answer(listAllPlans, { data: [plan] });
      fake.answer(showSiteSettings, { data: aSite({ upi_payee: 'parish@bank' }) });
      fake.answer(retirePlan, { data: { ...plan, p_is_retired: true } });
    },
    act: () => button('Retire the plan Basic').click(),
    sent: { plan_id: plan.p_id, is_retired: true },
  },
  'confirming a payment': {
    screen: '/admin-payments?payment=7',
    endpoint: confirmPayment,
    prepare: (fake) => {
      answerPayments(fake, { payments: [aPaymentWire()] });
      fake.answer(confirmPayment, { data: aConfirmedPayment() });
    },
    act: async () => {
      await expect.element(page.getByRole('heading', { level: 2, name: '₹1,500' })).toBeVisible();
      await userEvent.keyboard('a');
      await dialogOf('Confirm ₹1,500?').getByRole('button', { name: 'Yes, confirm' }).click();
    },
    sent: { pay_id: 7 },
  },
  'approving a story': {
    screen: '/admin-succestories',
    endpoint: decideStory,
    prepare: (fake) => answerStories(fake, [aReviewedStory()]),
    act: () => button('Approve the story of Asha and Rahul').click(),
    sent: { story_id: 1, previous: 'pending', status: 'approved' },
  },
  'moving a story': {
    screen: '/admin-succestories',
    endpoint: moveStory,
    prepare: (fake) => {
      answerStories(
        fake,
        [1, 2].map((id) => anApprovedStory({ ss_id: id, ss_order: id })),
      );
      fake.answer(moveStory, { data: null });
    },
    act: () => button('Move the story of Asha and Rahul earlier').last().click(),
    sent: { story_id: 2, place: 1 },
  },
  'moving a value of a list': {
    screen: '/admin-choices',
    endpoint: reorderChoices,
    prepare: (fake) => {
      fake.answer(listChoiceValues, { data: ['Hindu', 'Jain'].map((label) => aChoiceValue(label)) });
      fake.answer(reorderChoices, { data: null });
    },
    act: () => button('Move Jain up').click(),
    sent: { list: 'religion', parent: null, codes: ['jain', 'hindu'], previous: ['hindu', 'jain'] },
  },
  'retiring a value of a list': {
    screen: '/admin-choices',
    endpoint: switchChoice,
    prepare: (fake) => {
      fake.answer(listChoiceValues, { data: [aChoiceValue('Hindu')] });
      fake.answer(switchChoice, { data: { ...aChoiceValue('Hindu'), is_active: false } });
    },
    act: () => button('Retire Hindu').click(),
    sent: { list: 'religion', code: 'hindu', is_active: false },
  },
  'switching a banner off': {
    screen: '/banner-settings',
    endpoint: switchBanner,
    prepare: (fake) => {
      fake.answer(listAllBanners, { data: [banner] });
      fake.answer(switchBanner, { data: { ...banner, b_status: 'inactive', b_state: 'inactive' } });
    },
    act: () => press(tiles.getByRole('button', { name: 'Deactivate Banner 1' }), '{Enter}'),
    sent: { banner_id: 1, status: 'inactive' },
  },
  'inviting a person': {
    screen: '/admin-import/invitations',
    endpoint: sendInvitations,
    prepare: (fake) => {
      people(fake);
      fake.answer(sendInvitations, { data: { mails: 1 } });
    },
    act: async () => {
      await page.getByRole('checkbox', { name: 'Choose Harika Rao' }).click();
      await button('Send invitations').click();
    },
    sent: { invitation_ids: [1] },
  },
  'making the link of an invitation': {
    screen: '/admin-import/invitations',
    endpoint: linkInvitation,
    prepare: (fake) => {
      people(fake);
      fake.answer(linkInvitation, { data: { link: 'https://example.org/invitation#token=abc' } });
    },
    act: () => page.getByRole('button', { name: 'Make a link for Harika Rao' }).first().click(),
    sent: { invitation_id: 1 },
  },
};

const proof = dialogOf('Confirm it is you');

async function giveProof(server: FakeServer): Promise<void> {
  await proof.getByLabelText('Password', { exact: true }).fill('a calm steady hand');
  server.answer(prove, { data: null });
  answerProof(server, 900);
  await userEvent.keyboard('{Enter}');
  await expect.element(proof).not.toBeInTheDocument();
}

/** Answers about the session that the last password or code is fresh for so many seconds. */
function answerProof(server: FakeServer, proof_seconds_left: number): void {
  server.answer(showSession, { data: { ...sessionAnswerOf(administrator), proof_seconds_left } });
}

const openLate = (screen: string, prepare: (fake: FakeServer) => void) =>
  openScreen(screen, {
    as: administrator,
    prepare: (fake) => {
      prepare(fake);
      answerProof(fake, 0);
    },
  });

test.each(Object.entries(acts))(
  '%s in a session older than its proof asks for the password, and goes on after it',
  async (_name, { screen, endpoint, prepare, act, sent }) => {
    const { server } = await openLate(screen, prepare);
    await act();
    await expect.element(proof.getByLabelText('Password', { exact: true })).toBeVisible();
    expect(server.listCalls(endpoint)).toEqual([]);
    await giveProof(server);
    await expect.poll(() => server.listCalls(endpoint)).toEqual([sent]);
  },
);

test.each(Object.entries(acts))(
  '%s shows no failure to a person who closes the question',
  async (_name, act) => {
    const { server } = await openLate(act.screen, act.prepare);
    await act.act();
    await expect.element(proof).toBeVisible();
    await proof.getByRole('button', { name: 'Close' }).click();
    await expect.element(proof).not.toBeInTheDocument();
    await expect.poll(() => queryClient.isMutating()).toBe(0);
    expect(shownOutcome.read()).toBeNull();
    expect(server.listCalls(act.endpoint)).toEqual([]);
  },
);

test('uploading a banner asks for the password, and goes on after it', async () => {
  const { server } = await openLate('/banner-settings', (fake) => {
    fake.answer(listAllBanners, { data: [] });
    fake.answer(addBanner, { data: banner });
  });
  await button('Add Banner').click();
  const upload = dialogOf('Upload New Banner');
  await expect.element(upload).toBeVisible();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="800"/>';
  pickFiles(document, [new File([svg], 'lamp.svg', { type: 'image/svg+xml' })]);
  await upload.getByRole('button', { name: 'Upload Banner' }).click();
  expect(server.listCalls(addBanner)).toEqual([]);
  server.answer(listAllBanners, { data: [banner] });
  await giveProof(server);
  await expect.element(upload).not.toBeInTheDocument();
  expect(server.listCalls(addBanner)).toHaveLength(1);
});

test('an upload is answered in a browser without the younger `Response.json`', async () => {
  const answer = { result: true, message: '', data: banner };
  vi.stubGlobal(
    'XMLHttpRequest',
    createFakeRequest(async () => new Response(JSON.stringify(answer))),
  );
  vi.spyOn(Response, 'json').mockImplementation(() => {
    throw new TypeError('Response.json is not a function');
  });
  const call = createUploadCall({ onProgress: () => undefined, signal: new AbortController().signal });
  expect(await call(addBanner, { file: new File(['<svg/>'], 'lamp.svg') })).toEqual(answer);
});
