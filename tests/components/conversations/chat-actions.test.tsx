import { expect, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { clearThread } from '#contract/conversations/conversations.ts';
import {
  deleteMessage,
  listMessages,
  sendMessage,
  takeBackMessage,
} from '#contract/conversations/messages.ts';
import { blockMember } from '#contract/safety/blocks.ts';
import { reportMember } from '#contract/safety/reports.ts';
import { press } from '../support/keys.ts';
import { dialogOf, notices } from '../support/outcomes.ts';
import { field, log, messageOf } from './chat-parts.ts';
import { openChat, partnerId, someMessages } from './fake-chat.ts';

/** Opens the menu of a message, and chooses an entry. */
async function choose(message: Locator, entry: string): Promise<void> {
  await press(message, '{Tab}{Enter}');
  await page.getByRole('menuitem', { name: entry }).click();
}

async function chooseOfConversation(entry: string): Promise<void> {
  await page.getByRole('button', { name: 'More about this conversation' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('an answer quotes its message, which a press shows, and Escape answers nothing', async () => {
  const { server } = await openChat({ messages: someMessages(200) });
  await choose(messageOf('Message 199'), 'Answer');
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByText('Answering your own message')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Answering your own message')).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();

  await choose(messageOf('Message 200'), 'Answer');
  await expect.element(page.getByText('Answering Thomas Kurian')).toBeVisible();
  await userEvent.keyboard('With pleasure{Enter}');
  await expect.element(messageOf('With pleasure')).toHaveTextContent(/Sent$/);
  expect(server.listCalls(sendMessage)[0]).toMatchObject({ text: 'With pleasure', reply_to: 300 });
  await expect.element(messageOf('With pleasure')).toHaveTextContent('Message 200');
});

test('a quote leads to its message, also to one that is not loaded', async () => {
  const messages = someMessages(300);
  const [first] = messages;
  const last = messages.at(-1);
  if (first === undefined || last === undefined) throw new Error('There are no messages');
  Object.assign(last, { m_reply_to: { ...first, m_text: 'The first of all' } });
  const { server } = await openChat({ messages });
  await messageOf('Message 300').getByRole('button', { name: 'Show the message that is answered' }).click();
  await expect.element(log.getByText('Message 1', { exact: true })).toBeVisible();
  expect(server.listCalls(listMessages).at(-1)).toMatchObject({ around: 101 });
  await page.getByRole('button', { name: 'To the latest message' }).click();
  await expect.element(messageOf('Message 300')).toBeVisible();
});

test('after a jump newer messages load as the member scrolls down', async () => {
  const messages = someMessages(200);
  const [first] = messages;
  const last = messages.at(-1);
  if (first === undefined || last === undefined) throw new Error('There are no messages');
  Object.assign(last, { m_reply_to: { ...first, m_text: 'The first of all' } });
  const { server } = await openChat({ messages });
  await messageOf('Message 200').getByRole('button', { name: 'Show the message that is answered' }).click();
  await expect.element(log.getByText('Message 1', { exact: true })).toBeVisible();
  await expect
    .poll(() => {
      const article = log.getByText('Message 1', { exact: true });
      const shown = log.getByRole('article').elements().at(-2);
      shown?.scrollIntoView({ block: 'start', behavior: 'instant' });
      return [article.elements().length, messageOf('Message 200').elements().length];
    })
    .toEqual([0, 1]);
  expect(server.listCalls(listMessages).some(({ after }) => after !== undefined)).toBe(true);
});

test('an own message is taken back after a question, within fifteen minutes', async () => {
  const messages = someMessages(40);
  const old = new Date(Date.now() - 16 * 60_000).toISOString();
  Object.assign(messages[36] ?? {}, { m_created_at: old });
  const { server } = await openChat({ messages });
  await choose(messageOf('Message 39'), 'Take back');
  await dialogOf('Take this message back?').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(messageOf('Message 39')).toHaveFocus();
  await choose(messageOf('Message 39'), 'Take back');
  await dialogOf('Take this message back?').getByRole('button', { name: 'Take back' }).click();
  await expect.element(messageOf('You took this message back')).toBeVisible();
  await expect.element(notices).toHaveTextContent('Your message is taken back.');
  expect(server.listCalls(takeBackMessage)).toEqual([{ m_id: 139 }]);

  await press(messageOf('Message 37'), '{Tab}{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Delete for me' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Take back' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(messageOf('Message 37')).toHaveFocus();
});

test('a message is deleted for its reader after a question', async () => {
  const { server } = await openChat();
  await choose(messageOf('Message 1'), 'Delete for me');
  await dialogOf('Delete this message for you?').getByRole('button', { name: 'Delete for me' }).click();
  await expect.element(messageOf('Message 1')).not.toBeInTheDocument();
  await expect.element(messageOf('Message 3')).toHaveFocus();
  expect(server.listCalls(deleteMessage)).toEqual([{ m_id: 101 }]);
});

test('a message is copied', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openChat();
  await choose(messageOf('Message 2'), 'Copy');
  await expect.element(notices).toHaveTextContent('Copied.');
  expect(write).toHaveBeenCalledWith('Message 2');
});

test('a link opens only after a question with its host', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await openChat({
    messages: someMessages(1, () => 'See https://photos.example.com/wedding?x=1 for pictures'),
  });
  const link = messageOf('See').getByRole('button', { name: 'https://photos.example.com/wedding?x=1' });
  await link.click();
  const question = dialogOf('Open this link?');
  await expect.element(question).toHaveTextContent('photos.example.com');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(link).toHaveFocus();
  expect(open).not.toHaveBeenCalled();
  await link.click();
  await question.getByRole('button', { name: 'Open the link' }).click();
  const address = 'https://photos.example.com/wedding?x=1';
  expect(open).toHaveBeenCalledWith(address, '_blank', 'noopener,noreferrer');
});

test('a message that asks for money warns its reader, and a text is never read as markup', async () => {
  const { chat } = await openChat({ messages: [] });
  await expect.element(page.getByText('You and Thomas Kurian are connected.')).toBeVisible();
  chat.receive({ m_text: '<b>Send</b> me 5,000 {{name}}', m_warning: 'money' });
  await expect.element(messageOf('<b>Send</b> me 5,000 {{name}}')).toHaveTextContent('Never send money');
});

test('the search finds messages, goes from one to the next, and marks them', async () => {
  const { server } = await openChat({
    messages: someMessages(300, (index) =>
      index % 100 === 7 ? `The Mango of day ${index}` : `Day ${index}`,
    ),
  });
  await page.getByRole('button', { name: 'Search in the conversation' }).first().click();
  const search = page.getByRole('searchbox', { name: 'Search in the conversation' });
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('mango');
  const hits = page.getByRole('list', { name: 'What was found' });
  await expect.element(page.getByText('3 messages found')).toBeVisible();
  await hits.getByRole('button').nth(1).click();
  await expect.element(messageOf('The Mango of day 107')).toBeVisible();
  await expect.element(messageOf('The Mango of day 107').getByRole('mark')).toHaveTextContent('Mango');
  await expect.element(page.getByText('2 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Older hit' }).click();
  await expect.element(messageOf('The Mango of day 7')).toBeVisible();
  await page.getByRole('button', { name: 'Newer hit' }).click();
  await page.getByRole('button', { name: 'Newer hit' }).click();
  await expect.element(messageOf('The Mango of day 207')).toBeVisible();
  expect(server.listCalls(listMessages).filter((input) => input.search === 'mango')).toHaveLength(1);
  await search.fill('durian');
  await expect.element(page.getByText('No message has these words.')).toBeVisible();
  await press(search, '{Escape}');
  await expect.element(search).not.toBeInTheDocument();
  await expect.element(messageOf('The Mango of day 207')).toBeVisible();
});

test('the whole conversation is deleted for its reader after a question', async () => {
  const { server } = await openChat();
  await chooseOfConversation('Delete conversation for me');
  await dialogOf('Delete this conversation?').getByRole('button', { name: 'Delete for me' }).click();
  await expect.element(page.getByText('You and Thomas Kurian are connected.')).toBeVisible();
  expect(server.listCalls(clearThread)).toEqual([{ partner_id: partnerId }]);
});

test('a report from the menu of a message or of the conversation names the conversation as its place', async () => {
  const { server } = await openChat({
    prepare: (fake) => fake.answer(reportMember, { data: { r_ticket: 'R-000007' } }),
  });
  await choose(messageOf('Message 3'), 'Report');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await chooseOfConversation('Report');
  const report = page.getByRole('dialog');
  await report.getByRole('combobox').selectOptions('asks_for_money');
  await report.getByRole('textbox').fill('He asked for a loan.');
  await report.getByRole('button', { name: 'Send the report' }).click();
  await expect.poll(() => server.listCalls(reportMember)[0]?.place).toBe('conversation');
});

test('a blocked partner leaves the conversation closed, and its messages readable', async () => {
  const { server } = await openChat({
    prepare: (fake, chat) =>
      fake.answer(blockMember, () => {
        chat.close('not_available');
        return { data: null };
      }),
  });
  await chooseOfConversation('Block');
  await dialogOf('Block Thomas?').getByRole('button', { name: 'Block' }).click();
  await expect.element(page.getByText('This member is not available.')).toBeVisible();
  await expect.element(messageOf('Message 3')).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
  expect(server.listCalls(blockMember)).toEqual([{ partner_id: partnerId }]);
});

test('one tab stop leads to the messages, and the arrow keys from one to the next', async () => {
  await openChat({ messages: someMessages(80) });
  await press(messageOf('Message 80'), '{ArrowUp}');
  await expect.element(messageOf('Message 79')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(log.getByText('Message 31', { exact: true })).toBeVisible();
  await expect.element(messageOf('Message 31')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(messageOf('Message 80')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'More about this message' }).last()).toHaveFocus();
});
