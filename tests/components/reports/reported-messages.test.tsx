import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { claimReport, showReport, showReportedMessages } from '#contract/safety/report-cases.ts';
import type { ReportedMessage } from '#contract/safety/report.wire.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { administrator } from '../support/area-frame.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { tellLive } from '../support/fake-socket.ts';
import { openScreen } from '../support/open-screen.tsx';
import { measureOverflow, showNarrowDarkReversed } from '../support/views.ts';
import { aCaseWire } from '../support/wire-case.ts';

const sent_at = '2026-03-01T12:00:00.000Z';
const common = { is_taken_back: false, sent_at };
const address = `https://pay.example.org/${'x'.repeat(300)}`;
const messages: ReportedMessage[] = [
  { ...common, position: 1, sender_id: 3, text: 'Good morning' },
  { ...common, position: 2, sender_id: 2, text: 'Good morning to you' },
  { ...common, position: 3, sender_id: 3, text: '', is_taken_back: true },
  { ...common, position: 4, sender_id: 3, text: `Pay at ${address}` },
];

const answerCase = (fake: FakeServer) => {
  fake.answer(showReport, ({ report_id }) => {
    const details = aCaseWire({ r_id: report_id });
    return { data: { ...details, messages: messages.length } };
  });
  fake.answer(showReportedMessages, { data: messages });
};
const open = (prepare = answerCase) => openScreen('/admin-reports/7', { as: administrator, prepare });

const title = page.getByRole('heading', { name: '4 messages of the conversation' });
const button = page.getByRole('button', { name: 'Show messages' });
const list = page.getByRole('list', { name: '4 messages of the conversation' });

test('the messages of a report are loaded by a press alone, because each look is recorded', async () => {
  const { server, router } = await open((fake) => {
    answerCase(fake);
    fake.answer(claimReport, { data: null });
  });
  await expect.element(title).toBeVisible();
  await expect.element(page.getByText('Each time you view them is recorded.')).toBeVisible();
  expect(server.listCalls(showReportedMessages)).toEqual([]);
  await button.click();
  await expect.element(list).toHaveFocus();
  // What loads the case again does not load them.
  await page.getByRole('button', { name: 'Assign to me' }).click();
  tellLive({ type: 'missed' });
  await expect.poll(() => server.listCalls(showReport).length).toBeGreaterThan(1);
  expect(server.listCalls(showReportedMessages)).toEqual([{ report_id: 7 }]);
  await router.navigate({ to: '/admin-reports/$reportId', params: { reportId: '8' } });
  await expect.element(button).toBeVisible();
  expect(server.listCalls(showReportedMessages)).toHaveLength(1);
});

test('they name who wrote each and what was taken back', async () => {
  await open();
  await button.click();
  const items = list.getByRole('listitem');
  await expect
    .element(items.nth(0))
    .toHaveTextContent('Naveen MenonReported member1 March 2026, 5:30 pm ISTGood morning');
  await expect.element(items.nth(1)).toHaveTextContent('Nalini NairWho reported');
  await expect
    .element(items.nth(2))
    .toHaveTextContent('The sender deleted this message for everyone before the report.');
  await expect.element(items.nth(3)).toHaveTextContent(address);
  // A link in a message is text.
  expect(items.nth(3).element().querySelector('a')).toBeNull();
  const [theirs, own] = [items.nth(0), items.nth(1)].map((item) => item.element().getBoundingClientRect());
  expect(own?.right).toBeGreaterThan(theirs?.right ?? 0);
});

test('they fit a narrow screen, dark and from right to left', async () => {
  await showNarrowDarkReversed();
  await open();
  await button.click();
  await expect.element(list).toBeVisible();
  expect(measureOverflow()).toBe(0);
  await expectAccessible();
});

test('messages that cannot be loaded can be tried again', async () => {
  const { server } = await open((fake) => {
    answerCase(fake);
    fake.disconnect(showReportedMessages);
  });
  await button.click();
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('The messages could not be loaded');
  server.answer(showReportedMessages, { data: messages });
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect.element(list).toBeVisible();
});

test('a message of an erased member is named by the number', async () => {
  await open((fake) => {
    const gone = { u_id: 3, u_firstname: null, u_lastname: null, u_status: 'erased' } as const;
    fake.answer(showReport, { data: { ...aCaseWire({ reported: gone }), messages: 4 } });
    fake.answer(showReportedMessages, { data: messages });
  });
  await button.click();
  const [first] = list.getByRole('listitem').all();
  await expect.element(first ?? list).toHaveTextContent('Deleted account ITM3Reported member');
});

test('a report without messages has no such part', async () => {
  await open((fake) => fake.answer(showReport, { data: aCaseWire() }));
  await expect.element(page.getByRole('heading', { name: 'Decisions' })).toBeVisible();
  expect(button.query()).toBeNull();
});
