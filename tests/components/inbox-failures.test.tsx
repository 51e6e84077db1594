import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerInterest, countInterests, listInterests } from '#contract/interests/interests.ts';
import { showCard } from '#contract/partners/partners.ts';
import { undoMilliseconds } from '#web/design/messages/toasts.tsx';
import { expectAccessible } from './support/accessibility.ts';
import { member } from './support/area-frame.ts';
import { press } from './support/keys.ts';
import { openScreen } from './support/open-screen.tsx';
import { dialogOf, expectAnnounced, expectOutcome, notices } from './support/outcomes.ts';
import { anInterestWire } from './support/wire-interest.ts';
import { onePage } from './support/people-pages.ts';

const received = anInterestWire({ i_id: 5 });
const sent = anInterestWire({
  u_id: 22,
  u_firstname: 'Paul',
  i_id: 6,
  i_sender_id: member.user_id,
  i_receiver_id: 22,
});

const cardOf = (name: string) => page.getByRole('article', { name });

/** The time to undo a press is a tenth, which is one second. */
function shortenUndoing(): void {
  const wait = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((act, time) =>
    wait(act, time === undoMilliseconds ? time / 10 : time),
  );
}

/** The inbox with one received interest; `answerInterest` has no answer yet. */
const openReceived = () =>
  openScreen('/inbox', {
    prepare: (fake) => {
      fake.answer(listInterests, onePage([received], 24));
      fake.answer(countInterests, {
        data: { received: 1, waiting: 1, accepted: 0, sent: 0, left: 5, limit: 5 },
      });
      fake.answer(answerInterest, {
        data: { i_id: 5, i_status: 'rejected', i_sender_id: received.u_id, i_receiver_id: member.user_id },
      });
    },
  });

test('declining counts at once and says what it means; undone it sends nothing and waits again', async () => {
  const { server } = await openReceived();
  await expect.element(page.getByText('1 interest is waiting for your answer.')).toBeVisible();
  const card = cardOf('Thomas Kurian');
  await card.getByRole('button', { name: 'Decline' }).click();
  await expect.element(page.getByText('Nothing is waiting for your answer.')).toBeVisible();
  await expect.element(card).toHaveTextContent('You can undo this for 10 seconds.');
  const meaning = card.getByText('You can undo this for 10 seconds.').element();
  // In a narrow column it would have seven lines.
  expect(meaning.clientHeight).toBeLessThan(4 * 24);
  await expect.element(card).toHaveTextContent('After that Thomas will see that you declined.');
  await expect.element(card.getByRole('button', { name: 'Declined' })).toBeDisabled();
  await expect.element(notices).not.toBeInTheDocument();
  await expectAccessible();
  const undo = card.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toHaveFocus();
  await undo.click();
  await expect.element(card.getByRole('button', { name: 'Accept' })).toBeEnabled();
  await expect.element(card.getByRole('button', { name: 'Accept' })).toHaveFocus();
  await expect.element(page.getByText('1 interest is waiting for your answer.')).toBeVisible();
  expect(server.listCalls(answerInterest)).toEqual([]);
});

test('declining is sent when the page is left before the time to undo it is over', async () => {
  const { server } = await openReceived();
  await cardOf('Thomas Kurian').getByRole('button', { name: 'Decline' }).click();
  await expect.element(cardOf('Thomas Kurian')).toHaveTextContent('Interest declined');
  window.dispatchEvent(new Event('pagehide'));
  await expect.poll(() => server.listCalls(answerInterest)).toEqual([{ interest_id: 5, status: 'rejected' }]);
});

test('an answer that is refused or lost shows the documented message', async () => {
  shortenUndoing();
  const { server } = await openScreen('/inbox', {
    prepare: (fake) => {
      fake.answer(listInterests, ({ status }) => onePage([status === 'sent' ? sent : received], 24));
      fake.answer(showCard, ({ partner_id: id }) => ({ data: Number(id) === sent.u_id ? sent : received }));
      fake.refuse(answerInterest, { code: 'interest_not_pending' });
    },
  });
  const card = cardOf('Thomas Kurian');
  await card.getByRole('button', { name: 'Accept' }).click();
  await expectOutcome({ title: 'Failed!', text: 'Unable to accept the request. Please try again.' });
  await card.getByRole('button', { name: 'Decline' }).click();
  await expect.element(card).toHaveTextContent('Interest declined');
  await expectOutcome({ title: 'Failed!', text: 'Oops! Couldn’t decline the request. Try again' });
  server.disconnect(answerInterest);
  await card.getByRole('button', { name: 'Accept' }).click();
  await expectOutcome({ title: 'Oops!', text: 'Something went wrong. Please try again.' });

  await page.getByRole('tab', { name: 'Sent' }).click();
  server.refuse(answerInterest, { code: 'interest_not_pending' });
  // A wrong press cancels nothing.
  const cancel = cardOf('Paul Kurian').getByRole('button', { name: 'Cancel' });
  const question = {
    title: 'Cancel your interest?',
    text: 'Paul will see that you cancelled it. You can send a new interest later.',
  };
  await cancel.click();
  await expectOutcome({ ...question, button: 'Keep interest' });
  await expect.element(cancel).toHaveFocus();
  await cancel.click();
  await expectOutcome({ ...question, button: 'Yes, cancel interest' });
  const outcome = dialogOf('Failed!');
  await expect.element(outcome).toHaveTextContent('Unable to cancel the request. Please try again.');
  // The second press succeeds.
  server.answer(answerInterest, {
    data: { i_id: 6, i_status: 'cancelled', i_sender_id: member.user_id, i_receiver_id: 22 },
  });
  await outcome.getByRole('button', { name: 'Retry' }).click();
  await expect
    .poll(() => server.listCalls(answerInterest))
    .toEqual([
      { interest_id: 5, status: 'accepted' },
      { interest_id: 5, status: 'rejected' },
      { interest_id: 5, status: 'accepted' },
      { interest_id: 6, status: 'cancelled' },
      { interest_id: 6, status: 'cancelled' },
    ]);
  await expectAnnounced('Request Cancelled!');
});

test('above a list that could not be loaded nothing is said to wait', async () => {
  const { server } = await openScreen('/inbox', {
    prepare: (fake) => {
      fake.disconnect(listInterests);
      fake.answer(countInterests, {
        data: { received: 0, waiting: 0, accepted: 0, sent: 0, left: 5, limit: 5 },
      });
    },
  });
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect.element(page.getByText('Nothing is waiting for your answer.')).not.toBeInTheDocument();
  server.answer(listInterests, onePage([], 24));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('Nothing is waiting for your answer.')).toBeVisible();
});

const afterUndoing = () => new Promise((resolve) => setTimeout(resolve, 1500));

test('the time to undo stands still while the button has the focus of the keyboard or the pointer is over it', async () => {
  shortenUndoing();
  const { server } = await openReceived();
  const card = cardOf('Thomas Kurian');
  await press(card.getByRole('button', { name: 'Decline' }), '{Enter}');
  const undo = card.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toHaveFocus();
  await afterUndoing();
  await expect.element(undo).toHaveFocus();
  await undo.hover();
  await userEvent.tab();
  await afterUndoing();
  expect(server.listCalls(answerInterest)).toEqual([]);
  const next = document.activeElement;
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.element(undo).not.toBeInTheDocument();
  expect(server.listCalls(answerInterest)).toEqual([{ interest_id: 5, status: 'rejected' }]);
  // What the person has come to keeps the focus.
  expect(document.activeElement).toBe(next);
});

test('when the time to undo is over, the focus of the button is on the name of the card', async () => {
  shortenUndoing();
  await openReceived();
  const card = cardOf('Thomas Kurian');
  await card.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.element(card.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await expect.element(card.getByRole('link', { name: 'Thomas Kurian', exact: true })).toHaveFocus();
  await expect.element(card.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});
