import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { listMessages, seeMessages } from '#contract/conversations/messages.ts';
import { member } from '../support/area-frame.ts';
import { tellLive } from '../support/fake-socket.ts';
import { screens, findRest } from '../support/views.ts';
import { field, log, messageOf, pixelsBelow, scrollerOf } from './chat-parts.ts';
import { openChat, partnerId, someMessages } from './fake-chat.ts';

/** Scrolls upwards until a message is there; each page of older ones is above what was in view. */
async function scrollUpTo(text: string): Promise<void> {
  await expect
    .poll(() => {
      scrollerOf().scrollTo({ top: 0, behavior: 'instant' });
      return log.getByText(text, { exact: true }).elements().length;
    })
    .toBe(1);
}

/** How many pixels a message is below the upper edge of the list. */
function topOf(text: string): number {
  const bubble = log.getByText(text, { exact: true }).element().getBoundingClientRect();
  return Math.round(bubble.top - scrollerOf().getBoundingClientRect().top);
}

/** The text of the first message in the document. */
function firstText(): string {
  return log.getByRole('article').first().element().querySelector('[dir=auto]')?.textContent ?? '';
}

const linesOf = (text: string) => log.getByText(text, { exact: true });

test.for(screens)('a conversation opens at its end, with its days, on %s', async ([, show]) => {
  await show();
  const messages = someMessages(60);
  const [first, second, ...others] = messages;
  // All others are of today, also shortly after midnight.
  for (const message of others) message.m_created_at = new Date().toISOString();
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  const long = '2024-02-03T10:00:00.000Z';
  if (first !== undefined) first.m_created_at = long;
  if (second !== undefined) second.m_created_at = yesterday;
  await openChat({ messages });
  await expect.element(messageOf('Message 60')).toBeVisible();
  expect(pixelsBelow()).toBeLessThan(2);
  await expect.element(linesOf('New messages')).not.toBeInTheDocument();
  await scrollUpTo('Message 1');
  await expect.element(linesOf('Saturday, 3 February 2024')).toBeVisible();
  await expect.element(linesOf('Yesterday')).toBeVisible();
  await expect.element(linesOf('Today')).toBeInTheDocument();
  await expect.element(log).toHaveTextContent('Your conversation begins here');
});

test('a conversation opens at the first unread message, which is below a line, and marks what is read', async () => {
  const { server } = await openChat({ messages: someMessages(200), unread: 80 });
  await expect.element(linesOf('New messages')).toBeVisible();
  await expect.element(messageOf('Message 122')).toBeVisible();
  await expect.poll(() => topOf('Message 122')).toBeGreaterThanOrEqual(0);
  expect(pixelsBelow()).toBeGreaterThan(100);
  await field.click();
  await expect.poll(() => server.listCalls(seeMessages).length).toBeGreaterThan(0);
  const marked = server.listCalls(seeMessages).map(({ m_id }) => m_id);
  expect(Math.max(...marked)).toBeLessThan(300);
  await page.getByRole('button', { name: /new messages?$/ }).click();
  await expect.element(messageOf('Message 200')).toBeVisible();
  await expect.poll(() => server.listCalls(seeMessages).at(-1)?.m_id).toBe(300);
});

test('older messages come on top, and what is read stays where it is', async () => {
  const { server } = await openChat({ messages: someMessages(400) });
  await expect.element(messageOf('Message 400')).toBeVisible();
  for (const text of ['Message 351', 'Message 301', 'Message 251']) {
    const release = server.hold(listMessages);
    scrollerOf().scrollTo({ top: 0, behavior: 'instant' });
    await expect.poll(firstText).toBe(text);
    const before = topOf(text);
    release();
    await expect.poll(() => scrollerOf().scrollTop).toBeGreaterThan(500);
    await expect.poll(() => topOf(text)).toBe(before);
  }
});

test('a message that comes while the member reads above does not move anything, and is counted', async () => {
  const { chat } = await openChat({ messages: someMessages(60) });
  await expect.element(messageOf('Message 60')).toBeVisible();
  scrollerOf().scrollTo({ top: scrollerOf().scrollTop - 900, behavior: 'instant' });
  await expect.element(page.getByRole('button', { name: 'Go to the latest message' })).toBeVisible();
  const scrollTop = await findRest(scrollerOf());
  chat.receive({ m_text: 'Are you there?' });
  chat.receive({ m_text: 'It is important.' });
  const button = page.getByRole('button', { name: '2 new messages' });
  await expect.element(button).toBeVisible();
  expect(scrollerOf().scrollTop).toBe(scrollTop);
  await button.click();
  await expect.element(messageOf('It is important.')).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
});

test('at the end the list follows new messages, and announces those of the partner alone', async () => {
  const { chat } = await openChat({ messages: someMessages(60) });
  await expect.element(messageOf('Message 60')).toBeVisible();
  await expect.element(log).toHaveAttribute('aria-live', 'polite');
  chat.receive({ m_sender_id: member.user_id, m_text: 'My own words' });
  await expect.element(messageOf('My own words')).toBeVisible();
  chat.receive({ m_text: 'Good evening' });
  await expect.element(messageOf('Good evening')).toBeVisible();
  expect(pixelsBelow()).toBeLessThan(2);
  // Everything else in the log is silent.
  const announced = [...log.element().children].filter((part) => part.getAttribute('aria-live') !== 'off');
  expect(announced.map(({ textContent }) => textContent)).toEqual(['Thomas Kurian: Good evening']);
});

test('a message in view is marked as seen while the member looks at the window', async () => {
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  const { server, chat } = await openChat({ messages: someMessages(60) });
  await expect.element(messageOf('Message 60')).toBeVisible();
  const { m_id } = chat.receive({ m_text: 'Good evening' });
  await expect.poll(() => server.listCalls(seeMessages)).toEqual([{ partner_id: partnerId, m_id }]);

  hasFocus.mockReturnValue(false);
  const later = chat.receive({ m_text: 'Are you there?' });
  await expect.element(messageOf('Are you there?')).toBeVisible();
  await expect.element(linesOf('New messages')).toBeVisible();
  expect(server.listCalls(seeMessages)).toHaveLength(1);
  hasFocus.mockReturnValue(true);
  window.dispatchEvent(new Event('focus'));
  await expect.poll(() => server.listCalls(seeMessages).at(-1)?.m_id).toBe(later.m_id);
});

test('a mark that fails takes nothing from the mark of a later message', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  const { server, chat } = await openChat({ messages: someMessages(60) });
  await expect.element(messageOf('Message 60')).toBeVisible();
  server.disconnect(seeMessages);
  const fail = server.hold(seeMessages);
  chat.receive({ m_text: 'Good evening' });
  await expect.poll(() => server.listCalls(seeMessages)).toHaveLength(1);
  const later = chat.receive({ m_text: 'Are you there?' });
  await expect.element(messageOf('Are you there?')).toBeVisible();
  // The later message is in view and waits to be marked.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  fail();
  await expect.poll(() => server.listCalls(seeMessages)[1]?.m_id).toBe(later.m_id);
});

test('"is writing" is shown until the message comes', async () => {
  const { chat } = await openChat();
  await expect.element(field).toBeVisible();
  tellLive({ type: 'partner_typing', partner_id: 99 });
  const head = page.getByRole('region', { name: 'Thomas Kurian' });
  await expect.element(head).not.toHaveTextContent('is writing');
  tellLive({ type: 'partner_typing', partner_id: partnerId });
  await expect.element(head).toHaveTextContent('is writing');
  chat.receive({ m_text: 'Here I am' });
  await expect.element(messageOf('Here I am')).toBeVisible();
  await expect.element(head).not.toHaveTextContent('is writing');
});

test('ten thousand messages are scrolled with few of them in the document', async () => {
  const { server } = await openChat({ messages: someMessages(10_000) });
  await expect.element(messageOf('Message 10000')).toBeVisible();
  const pages = () => server.listCalls(listMessages).filter(({ before }) => before !== undefined).length;
  for (let wanted = 1; wanted <= 20; wanted += 1) {
    scrollerOf().scrollTo({ top: 0, behavior: 'instant' });
    await expect.poll(pages).toBe(wanted);
    await expect.poll(() => scrollerOf().scrollTop).toBeGreaterThan(1000);
    expect(log.getByRole('article').elements().length).toBeLessThan(200);
  }
  await page.getByRole('button', { name: 'Go to the latest message' }).click();
  await expect.element(messageOf('Message 10000')).toBeVisible();
  expect(log.getByRole('article').elements().length).toBeLessThan(200);
});

test('pages that cannot be loaded can be tried again', async () => {
  const { server, chat } = await openChat({ messages: someMessages(120) });
  await expect.element(messageOf('Message 120')).toBeVisible();
  server.disconnect(listMessages);
  scrollerOf().scrollTo({ top: 0, behavior: 'instant' });
  await expect.element(log).toHaveTextContent('Older messages could not be loaded.');
  server.answer(listMessages, (input) => chat.list(input));
  await log.getByRole('button', { name: 'Retry' }).click();
  await expect.element(log).not.toHaveTextContent('could not be loaded');
  await scrollUpTo('Message 1');
});

test('a reply of the partner to an own message says so to the one who wrote it', async () => {
  const { chat } = await openChat({ messages: someMessages(3) });
  const own = chat.messages.find(({ m_sender_id }) => m_sender_id === member.user_id);
  if (own === undefined) throw new Error('There is no own message');
  chat.receive({ m_text: 'With pleasure', m_reply_to: { ...own } });
  await expect.element(messageOf('With pleasure')).toHaveTextContent(/Reply to your message/);
  chat.receive({ m_sender_id: member.user_id, m_text: 'I mean this', m_reply_to: { ...own } });
  await expect.element(messageOf('I mean this')).toHaveTextContent(/Reply to your own message/);
});

test('a message that the partner takes back loses its text, also where it is quoted', async () => {
  const { chat } = await openChat({ messages: someMessages(3) });
  const [, , third] = chat.messages;
  if (third === undefined) throw new Error('There is no third message');
  chat.receive({ m_sender_id: member.user_id, m_text: 'I agree', m_reply_to: { ...third } });
  await expect.element(messageOf('I agree')).toHaveTextContent('Reply to Thomas Kurian');
  await expect.element(messageOf('I agree')).toHaveTextContent('Message 3');
  chat.alter(third.m_id, { m_taken_back: true, m_text: '' });
  chat.tell();
  await expect.element(messageOf('I agree')).not.toHaveTextContent('Message 3');
  await expect.element(messageOf('This message was deleted').first()).toBeVisible();
});
