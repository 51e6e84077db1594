import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerInterest, listInterests } from '#contract/interests/interests.ts';
import { showCard } from '#contract/partners/partners.ts';
import { showProfile } from '#contract/profiles/own-profile.ts';
import { member } from './support/area-frame.ts';
import { openScreen } from './support/open-screen.tsx';
import { dialogOf, expectOutcome } from './support/outcomes.ts';
import { anInterestWire } from './support/wire-interest.ts';
import { aProfileWire } from './support/wire-profile.ts';

const received = anInterestWire({ i_id: 5 });
const sent = anInterestWire({
  u_id: 22,
  u_firstname: 'Paul',
  i_id: 6,
  i_sender_id: member.user_id,
  i_receiver_id: 22,
});

const cardOf = (name: string) => page.getByRole('article', { name });

test('an answer that is refused or lost shows the documented message', async () => {
  const { server } = await openScreen('/inbox', {
    prepare: (fake) => {
      fake.answer(showProfile, {
        data: [aProfileWire()],
        completion: { percentage: 40, missing: [] },
        review: null,
      });
      fake.answer(listInterests, ({ status }) => ({
        data: [status === 'sent' ? sent : received],
        total: 1,
        page: 1,
        limit: 24,
        next: null,
      }));
      fake.answer(showCard, ({ partner_id: id }) => ({ data: Number(id) === sent.u_id ? sent : received }));
      fake.refuse(answerInterest, { code: 'interest_not_pending' });
    },
  });
  const card = cardOf('Thomas Kurian');
  await card.getByRole('button', { name: 'Accept' }).click();
  await expectOutcome({ title: 'Failed!', text: 'Unable to accept the request. Please try again.' });
  await card.getByRole('button', { name: 'Decline' }).click();
  await expectOutcome({ title: 'Failed!', text: 'Oops! Couldn’t decline the request. Try again' });
  server.disconnect(answerInterest);
  await card.getByRole('button', { name: 'Accept' }).click();
  await expectOutcome({ title: 'Oops!', text: 'Something went wrong. Please try again.' });

  await page.getByRole('tab', { name: 'Sent' }).click();
  server.refuse(answerInterest, { code: 'interest_not_pending' });
  await cardOf('Paul Kurian').getByRole('button', { name: 'Cancel' }).click();
  const outcome = dialogOf('Failed!');
  await expect.element(outcome).toHaveTextContent('Unable to cancel the request. Please try again.');
  // The second press succeeds.
  server.answer(answerInterest, {
    data: { i_id: 6, i_status: 'cancelled', i_sender_id: member.user_id, i_receiver_id: 22 },
  });
  await outcome.getByRole('button', { name: 'Retry' }).click();
  await expectOutcome({
    title: 'Request Cancelled!',
    text: 'Your connection request has been cancelled.',
  });
  expect(server.listCalls(answerInterest)).toEqual([
    { interest_id: 5, status: 'accepted' },
    { interest_id: 5, status: 'rejected' },
    { interest_id: 5, status: 'accepted' },
    { interest_id: 6, status: 'cancelled' },
    { interest_id: 6, status: 'cancelled' },
  ]);
});
