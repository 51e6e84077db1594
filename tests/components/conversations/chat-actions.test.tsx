import { expect, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { clearThread } from '#contract/conversations/conversations.ts';
import { deleteMessage, sendMessage, takeBackMessage } from '#contract/conversations/messages.ts';
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
  await page.getByRole('button', { name: 'More options for this conversation' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('an answer quotes its message, which a press shows, and Escape answers nothing', async () => {
  const { server } = await openChat({ messages: someMessages(200) });
  await choose(messageOf('Message 199'), 'Reply');
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByText('Replying to your own message')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Replying to your own message')).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();

  await choose(messageOf('Message 200'), 'Reply');
  await expect.element(page.getByText('Replying to Thomas Kurian')).toBeVisible();
  await userEvent.keyboard('With pleasure{Enter}');
  await expect.element(messageOf('With pleasure')).toHaveTextContent(/Sent$/);
  expect(server.listCalls(sendMessage)[0]).toMatchObject({ text: 'With pleasure', reply_to: 300 });
  await expect.element(messageOf('With pleasure')).toHaveTextContent('Message 200');
});

test('a finger that rests on a message opens its menu, and one that scrolls does not', async () => {
  await openChat();
  await expect.element(messageOf('Message 2')).toBeVisible();
  const bubble = messageOf('Message 2').element();
  const touch = (type: string, clientY: number) =>
    bubble.dispatchEvent(
      new PointerEvent(type, { pointerType: 'touch', bubbles: true, clientX: 500, clientY }),
    );
  touch('pointerdown', 400);
  touch('pointermove', 440);
  touch('pointerdown', 400);
  touch('pointermove', 404);
  await expect.element(page.getByRole('menuitem', { name: 'Copy' })).toBeVisible();
  // The finger leaves, and presses nothing.
  const leaving = new TouchEvent('touchend', { bubbles: true, cancelable: true });
  bubble.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(messageOf('Message 2')).toHaveFocus();
});

test('an own message is taken back after a question, within fifteen minutes', async () => {
  const messages = someMessages(40);
  const old = new Date(Date.now() - 16 * 60_000).toISOString();
  Object.assign(messages[36] ?? {}, { m_created_at: old });
  const { server } = await openChat({ messages });
  await choose(messageOf('Message 39'), 'Delete for everyone');
  await dialogOf('Delete this message for everyone?').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(messageOf('Message 39')).toHaveFocus();
  await choose(messageOf('Message 39'), 'Delete for everyone');
  await dialogOf('Delete this message for everyone?')
    .getByRole('button', { name: 'Delete for everyone' })
    .click();
  await expect.element(messageOf('You deleted this message')).toBeVisible();
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Your message is deleted for everyone.' }))
    .toBeInTheDocument();
  expect(server.listCalls(takeBackMessage)).toEqual([{ m_id: 139 }]);

  await press(messageOf('Message 37'), '{Tab}{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Delete for me' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Delete for everyone' })).not.toBeInTheDocument();
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
  await expect.element(page.getByText(/R-000007/)).toBeVisible();
  expect(server.listCalls(reportMember)[0]?.place).toBe('conversation');
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
  await dialogOf('Block Thomas Kurian?').getByRole('button', { name: 'Block' }).click();
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
  await expect
    .element(page.getByRole('button', { name: /^More options for (?:your message|the message from)/ }).last())
    .toHaveFocus();
});
