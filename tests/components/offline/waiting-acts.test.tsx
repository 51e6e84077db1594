import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerInterest, listInterests, sendInterest } from '#contract/interests/interests.ts';
import { showCard } from '#contract/partners/partners.ts';
import { listShortlist, toggleShortlist } from '#contract/shortlist/shortlist.ts';
import { endSession } from '#web/app/client/session.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { member } from '../support/area-frame.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { openScreen } from '../support/open-screen.tsx';
import { dialogOf, expectOutcome, notices } from '../support/outcomes.ts';
import { screens } from '../support/views.ts';
import { anInterestWire } from '../support/wire-interest.ts';
import { aPartnerCardWire } from '../support/wire-partner-card.ts';
import { setOnline } from './network.ts';
import { onePage } from '../support/people-pages.ts';

const bar = page.getByRole('status').filter({ hasText: /You are offline\. \S/ });
const thomas = aPartnerCardWire({ u_id: 21, u_firstname: 'Thomas' });
const paul = aPartnerCardWire({ u_id: 22, u_firstname: 'Paul' });
const cardOf = (name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: `${name} Kurian`, exact: true }) });
const received = anInterestWire({ i_id: 5 });
const sentTo = (id: number, i_id: number) =>
  ({ i_id, i_status: 'pending', i_sender_id: member.user_id, i_receiver_id: id }) as const;

const acts = [sendInterest, toggleShortlist, answerInterest];
const disconnect = (server: FakeServer) => acts.map((act) => server.disconnect(act));

function answerShortlist(server: FakeServer): void {
  server.answer(listShortlist, () => ({ data: [thomas, paul].map(withInterest) }));
}

/** The interests that the server has. */
const interests = new Map<number, ReturnType<typeof sentTo>>();
beforeEach(() => interests.clear());

function withInterest<Card extends { u_id: number }>(card: Card) {
  return { ...card, interest: interests.get(card.u_id) ?? null };
}

const openList = () => openScreen('/shortlisted', { prepare: answerShortlist });

const openDialog = (name: string) =>
  cardOf(name)
    .getByRole('button', { name: /^Send interest/ })
    .click();

async function sendTo(name: string): Promise<void> {
  await openDialog(name);
  await dialogOf(`Send interest to ${name}`).getByRole('button', { name: 'Send interest' }).click();
}

test('the offline bar is at the top, above the page and below dialogs', async () => {
  const { server } = await openList();
  disconnect(server);
  await expect.element(cardOf('Paul')).toBeVisible();
  setOnline(false);
  await expect.element(bar).toBeVisible();
  const header = page.getByRole('banner').element();
  const edges = () => [bar.element().getBoundingClientRect(), header.getBoundingClientRect()] as const;
  await expect.poll(() => edges()[0].top).toBe(0);
  await expect.poll(() => edges()[1].top - edges()[0].bottom).toBeGreaterThanOrEqual(-1);
  await openDialog('Paul');
  const send = dialogOf('Send interest to Paul').getByRole('button', { name: 'Send interest' });
  await expect.element(send).toBeVisible();
  const { left, top, width, height } = send.element().getBoundingClientRect();
  expect(send.element().contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
});

test('without a network the bar says that what is sent waits', async () => {
  const { server } = await openList();
  disconnect(server);
  await expect.element(cardOf('Paul')).toBeVisible();
  setOnline(false);
  await openDialog('Paul');
  await expect
    .element(bar)
    .toHaveTextContent('You are offline. What you send now will be sent when you are back online.');
  await dialogOf('Send interest to Paul').getByRole('button', { name: 'Send interest' }).click();
  await expect.element(cardOf('Paul').getByRole('button', { name: /Interest · waiting/ })).toBeVisible();
  setOnline(true);
});

/** Without a network, two interests and a heart. */
async function pressOffline(server: FakeServer): Promise<void> {
  await expect.element(cardOf('Paul')).toBeVisible();
  disconnect(server);
  setOnline(false);
  await sendTo('Thomas');
  await expect.element(cardOf('Thomas').getByRole('button', { name: /^Interest · waiting/ })).toBeVisible();
  await cardOf('Paul')
    .getByRole('button', { name: /shortlist/i })
    .click();
  await expect.element(bar).toHaveTextContent('2 actions are waiting to be sent.');
}

/** The server answers again, as it would. */
function answerActs(server: FakeServer, order: string[] = []): void {
  server.answer(sendInterest, ({ receiver_id: id }) => {
    order.push(`interest ${id}`);
    interests.set(id, sentTo(id, 40 + id));
    return { data: sentTo(id, 40 + id), left: 4 };
  });
  server.answer(toggleShortlist, ({ partner_id: id }) => {
    order.push(`heart ${id}`);
    return { data: { wishlisted: true } };
  });
}

test.each(screens)(
  'what is pressed without a network waits and is sent once, in order, on %s',
  async (_screen, show) => {
    await show();
    const { server } = await openList();
    await pressOffline(server);
    await expectAccessible();
    const tried = server.listCalls(sendInterest).length;
    const order: string[] = [];
    answerActs(server, order);
    setOnline(true);
    await expect
      .element(notices)
      .toHaveTextContent('You are back online. Your waiting actions have been sent.');
    await expect.element(bar).not.toBeInTheDocument();
    expect(order).toEqual(['interest 21', 'heart 22']);
    expect(server.listCalls(sendInterest)).toHaveLength(tried + 1);
    await expect.element(cardOf('Thomas').getByText('Interest sent')).toBeVisible();
    expect(localStorage.getItem(`acts:${member.user_id}`)).toBeNull();
  },
);

test('what waits is sent after a reload', async () => {
  const { server, reload } = await openList();
  await pressOffline(server);
  const order: string[] = [];
  answerActs(server, order);
  await reload();
  setOnline(true);
  await expect.poll(() => order).toEqual(['interest 21', 'heart 22']);
});

test('signing out drops what waits', async () => {
  const { server } = await openList();
  await pressOffline(server);
  const order: string[] = [];
  answerActs(server, order);
  endSession('signed-out');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('acts'))).toEqual([]);
  setOnline(true);
  await expect.element(bar).not.toBeInTheDocument();
  expect(order).toEqual([]);
});

test('what waits can be taken back', async () => {
  const { server } = await openList();
  await pressOffline(server);
  await cardOf('Thomas')
    .getByRole('button', { name: /^Interest · waiting/ })
    .click();
  await expectOutcome({
    title: 'Do not send this?',
    text: 'has not received it yet',
    button: 'Do not send it',
  });
  await expect.element(bar).toHaveTextContent('1 action is waiting to be sent.');
  const order: string[] = [];
  answerActs(server, order);
  setOnline(true);
  await expect.poll(() => order).toEqual(['heart 22']);
});

test('what the server does not accept is said plainly, and a lost answer is no failure', async () => {
  const { server } = await openList();
  await expect.element(cardOf('Paul')).toBeVisible();
  disconnect(server);
  setOnline(false);
  await sendTo('Thomas');
  await sendTo('Paul');
  await expect.element(bar).toHaveTextContent('2 actions are waiting to be sent.');
  server.refuse(sendInterest, { code: 'interest_already_sent' });
  interests.set(21, sentTo(21, 61));
  server.answer(showCard, ({ partner_id: id }) => ({
    data: withInterest(Number(id) === 21 ? thomas : paul),
  }));
  setOnline(true);
  await expectOutcome({
    title: 'Not everything was sent',
    text: 'Paul: You have already sent an interest. It is waiting for an answer.',
  });
  await expect.element(cardOf('Thomas').getByText('Interest sent')).toBeVisible();
});

test('an answer to an interest waits', async () => {
  const second = anInterestWire({ i_id: 6, u_id: 22, u_firstname: 'Paul', i_sender_id: 22 });
  const { server } = await openScreen('/inbox', {
    prepare: (fake) => fake.answer(listInterests, onePage([received, second], 24)),
  });
  await expect.element(cardOf('Paul')).toBeVisible();
  disconnect(server);
  setOnline(false);
  await cardOf('Thomas').getByRole('button', { name: 'Accept' }).click();
  await expect.element(cardOf('Thomas').getByRole('button', { name: /^Accept · waiting/ })).toBeVisible();
  await cardOf('Paul').getByRole('button', { name: 'Decline' }).click();
  await expect.element(cardOf('Paul').getByRole('button', { name: /^Decline · waiting/ })).toBeVisible();
  const before = server.listCalls(answerInterest).length;
  server.answer(answerInterest, ({ interest_id: id, status }) => ({
    data: { i_id: id, i_status: status, i_sender_id: id === 5 ? 21 : 22, i_receiver_id: member.user_id },
  }));
  setOnline(true);
  await expect
    .poll(() => server.listCalls(answerInterest).slice(before))
    .toEqual([
      { interest_id: 5, status: 'accepted' },
      { interest_id: 6, status: 'rejected' },
    ]);
});
