import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { countInterests, sendInterest, showInterest } from '#contract/interests/interests.ts';
import { showCard } from '#contract/partners/partners.ts';
import { listPayments } from '#contract/payments/payments.ts';
import { showProfile } from '#contract/profiles/own-profile.ts';
import { listPlans, showMyPlan } from '#contract/plans/plans.ts';
import { listShortlist } from '#contract/shortlist/shortlist.ts';
import { expectAccessible } from './support/accessibility.ts';
import { member } from './support/area-frame.ts';
import type { FakeServer } from './support/fake-server.ts';
import { tellLive } from './support/fake-socket.ts';
import { expectAddress, openScreen } from './support/open-screen.tsx';
import { dialogOf, expectOutcome } from './support/outcomes.ts';
import { noPlan } from './support/wire-my-plan.ts';
import { anInterestWire } from './support/wire-interest.ts';
import { aProfileWire } from './support/wire-profile.ts';
import { aPartnerCardWire } from './support/wire-partner-card.ts';

const prefilled = 'Hi, I found your profile interesting and would like to connect with you.';
const thomas = aPartnerCardWire({ u_id: 21, u_firstname: 'Thomas' });
const counted = { received: 0, waiting: 0, accepted: 0, sent: 1, left: 4, limit: 5 };
const dialog = dialogOf('Send interest to Thomas');
const message = dialog.getByLabelText('Message');
const send = dialog.getByRole('button', { name: 'Send interest' });
const card = page
  .getByRole('article')
  .filter({ has: page.getByRole('link', { name: 'Thomas Kurian', exact: true }) });

/** Opens the dialog for an interest from a card of the shortlist. */
async function openDialog(prepare: (server: FakeServer) => void) {
  const screen = await openScreen('/shortlisted', {
    prepare: (server) => {
      server.answer(listShortlist, { data: [thomas] });
      server.answer(countInterests, { data: counted });
      prepare(server);
    },
  });
  await page.getByRole('button', { name: 'Send interest to Thomas' }).click();
  await expect.element(message).toHaveFocus();
  return screen;
}

test('a must-have that the viewer does not meet is said before an interest is spent', async () => {
  const missed = {
    criterion: 'mother_tongue',
    verdict: 'missed',
    must_have: true,
    wanted: 'Telugu',
  } as const;
  const wish = { ...missed, criterion: 'diet', must_have: false, wanted: 'Vegan' };
  const theirs = { score: 60, matched: 0, stated: 2, criteria: [missed, wish] };
  const match = { ...thomas.match, theirs };
  await openDialog((fake) => fake.answer(listShortlist, { data: [{ ...thomas, match }] }));
  await expect.element(dialog).toHaveTextContent('He looks only for Telugu. He will probably decline.');
  await expect.element(send).toBeEnabled();
});

test('an interest for somebody else begins with the words of who writes', async () => {
  const asha = aProfileWire({ u_profile_for: 'My Sister', u_native_place: null, u_district: 'Kottayam' });
  await openDialog((fake) =>
    fake.answer(showProfile, {
      data: [asha],
      completion: { percentage: 50, missing: [] },
      review: null,
    }),
  );
  await expect
    .element(message)
    .toHaveValue('We are Asha’s family from Kottayam. We would like to know your family.');
});

test('an interest that is lost retains its message', async () => {
  const { server } = await openDialog((fake) => fake.disconnect(sendInterest));
  await send.click();
  await expectOutcome({
    title: 'Error',
    text: 'We cannot reach the service. Please check your connection and try again.',
  });
  await expect.element(message).toHaveValue(prefilled);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.listCalls(sendInterest)).toEqual([{ receiver_id: thomas.u_id, message: prefilled }]);
});

test('when the partner sent first, the button links to that interest', async () => {
  const theirs = anInterestWire({ i_message: 'Our families know each other.' });
  const { server } = await openDialog((fake) => {
    fake.refuse(sendInterest, { code: 'interest_waiting_for_you' });
    fake.answer(showCard, { data: { ...thomas, interest: theirs.interest } });
    fake.answer(showInterest, { data: theirs });
  });
  await send.click();
  await expectOutcome({
    title: 'Interest not sent',
    text: 'They have already sent you an interest. It is waiting for your answer.',
  });
  expect(server.listCalls(showCard)).toEqual([{ partner_id: String(thomas.u_id) }]);
  await card.getByRole('button', { name: 'Answer interest' }).click();
  await expect
    .element(dialogOf('Interest from Thomas').getByRole('blockquote'))
    .toHaveTextContent('Our families know each other.');
  expect(server.listCalls(showInterest)).toEqual([{ interest_id: String(theirs.i_id) }]);
});

test('an interest that was already sent is shown on the button', async () => {
  const latest = {
    i_id: 5,
    i_status: 'pending',
    i_sender_id: member.user_id,
    i_receiver_id: thomas.u_id,
  } as const;
  const { server } = await openDialog((fake) => {
    fake.refuse(sendInterest, { code: 'interest_already_sent' });
    fake.answer(showCard, { data: { ...thomas, interest: latest } });
  });
  await send.click();
  await expectOutcome({
    title: 'Interest not sent',
    text: 'You have already sent an interest. It is waiting for an answer.',
  });
  await expect.element(card.getByRole('link', { name: 'Interest sent' })).toBeVisible();
  expect(server.listCalls(showCard)).toEqual([{ partner_id: String(thomas.u_id) }]);
});

test('a used-up limit of the day links to the plans', async () => {
  const screen = await openDialog((fake) => fake.refuse(sendInterest, { code: 'interest_limit_reached' }));
  await expect.element(dialog).toHaveTextContent('4 of 5 interests left today.');
  screen.server.answer(countInterests, { data: { ...counted, sent: 5, left: 0 } });
  await message.fill('Good evening');
  await send.click();
  await expectOutcome({
    title: 'Interest not sent',
    text: 'You have sent all of today’s interests. You can send more tomorrow.',
    button: 'Retry',
  });
  await expect.element(message).toHaveFocus();
  await expect.element(message).toHaveValue('Good evening');
  await expect.element(dialog).toHaveTextContent('You have sent all 5 of today’s interests.');
  await expect.element(send).toBeDisabled();
  await expectAccessible();
  screen.server.answer(countInterests, { data: { ...counted, sent: 5, left: null, limit: null } });
  tellLive({ type: 'plan_changed' });
  await expect.element(dialog).toHaveTextContent('You can send as many interests as you like.');
  await expect.element(send).toBeEnabled();
  screen.server.answer(countInterests, { data: { ...counted, sent: 5, left: 0 } });
  tellLive({ type: 'plan_changed' });
  screen.server.answer(listPlans, { data: [] });
  screen.server.answer(showMyPlan, { data: noPlan });
  screen.server.answer(listPayments, { data: [] });
  await dialog.getByRole('link', { name: 'See the plans' }).click();
  await expectAddress(screen, '/subscription');
});
