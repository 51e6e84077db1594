import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sendMessage } from '#contract/conversations/messages.ts';
import { countUnread } from '#contract/conversations/unread.ts';
import { endSession } from '#web/app/client/session.ts';
import { setOnline } from '../offline/network.ts';
import { member } from '../support/area-frame.ts';
import { field, log, messageOf, sendButton } from './chat-parts.ts';
import { openChat, partnerId, someMessages } from './fake-chat.ts';

/** Writes a message and presses Enter. */
async function write(text: string): Promise<void> {
  await field.fill(text);
  await userEvent.keyboard('{Enter}');
}

test('a message is shown at once, and its ticks say how far it has come', async () => {
  const { server, chat } = await openChat();
  await expect.element(messageOf('Message 3')).toBeVisible();
  const release = server.hold(sendMessage);
  await write('How is your mother?');
  const message = messageOf('How is your mother?');
  await expect.element(message).toHaveTextContent('Waiting to be sent');
  await expect.element(field).toHaveValue('');
  release();
  await expect.element(message).toHaveTextContent(/Sent$/);
  const id = chat.messages.at(-1)?.m_id ?? 0;
  chat.alter(id, { m_delivered_at: new Date().toISOString() });
  chat.tell();
  await expect.element(message).toHaveTextContent(/Delivered$/);
  chat.alter(id, { m_seen_at: new Date().toISOString() });
  chat.tell();
  await expect.element(message).toHaveTextContent(/Seen$/);
  await expect.element(log.getByText('How is your mother?')).toHaveLength(1);
});

test('Shift and Enter begin a new line, and so does Enter while a word is being composed', async () => {
  const { server } = await openChat();
  await field.fill('First');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await userEvent.keyboard('second');
  await expect.element(field).toHaveValue('First\nsecond');
  const composing = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
  field.element().dispatchEvent(composing);
  expect(server.listCalls(sendMessage)).toEqual([]);
  await sendButton.click();
  await expect.element(messageOf('First second')).toHaveTextContent(/Sent$/);
  expect(server.listCalls(sendMessage)[0]).toMatchObject({ partner_id: partnerId, text: 'First\nsecond' });
});

test('messages that were written offline wait, and are sent in their order, each once', async () => {
  const { server, chat } = await openChat();
  await expect.element(field).toBeVisible();
  setOnline(false);
  await expect.element(page.getByText(/What you send now will be sent/)).toBeVisible();
  for (const text of ['One', 'Two', 'Three']) await write(text);
  await expect.element(messageOf('Three')).toHaveTextContent('Waiting to be sent');
  expect(server.listCalls(sendMessage)).toEqual([]);
  setOnline(true);
  await expect.element(messageOf('Three')).toHaveTextContent(/Sent$/);
  expect(server.listCalls(sendMessage).map(({ text }) => text)).toEqual(['One', 'Two', 'Three']);
  expect(chat.messages.slice(-3).map(({ m_text }) => m_text)).toEqual(['One', 'Two', 'Three']);
});

test('a message whose answer was lost is sent again with the same id, and stays one message', async () => {
  const { server, chat } = await openChat({
    prepare: (fake, stored) => {
      // The server has it, and the connection breaks before the answer.
      fake.answer(sendMessage, (input) => {
        stored.send(input);
        throw new TypeError('The connection broke');
      });
    },
  });
  await write('Did it arrive?');
  await expect.element(messageOf('Did it arrive?')).toHaveTextContent('Waiting to be sent');
  server.answer(sendMessage, (input) => ({ data: chat.send(input), left: null }));
  window.dispatchEvent(new Event('online'));
  await expect.element(messageOf('Did it arrive?')).toHaveTextContent(/Sent$/);
  const ids = server.listCalls(sendMessage).map(({ client_id }) => client_id);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(1);
  expect(log.getByText('Did it arrive?').elements()).toHaveLength(1);
});

test('waiting messages outlive a reload, and the tab asks before it is closed', async () => {
  const screen = await openChat({ prepare: (server) => server.disconnect(sendMessage) });
  await write('After the tunnel');
  await expect.element(messageOf('After the tunnel')).toHaveTextContent('Waiting to be sent');
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  await screen.reload();
  await expect.element(messageOf('After the tunnel')).toHaveTextContent('Waiting to be sent');
  await expect.poll(() => Object.keys(sessionStorage)).toContain(`outbox:${member.user_id}`);
  screen.server.answer(sendMessage, (input) => ({ data: screen.chat.send(input), left: null }));
  window.dispatchEvent(new Event('online'));
  await expect.element(messageOf('After the tunnel')).toHaveTextContent(/Sent$/);
  await expect.poll(() => Object.keys(sessionStorage)).not.toContain(`outbox:${member.user_id}`);
});

test('what a member wrote is gone for the next one on this device', async () => {
  await openChat({ prepare: (server) => server.disconnect(sendMessage) });
  await write('Only for Thomas');
  await field.fill('Begun');
  await expect.element(messageOf('Only for Thomas')).toHaveTextContent('Waiting to be sent');
  endSession('signed-out');
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/Only for Thomas|Begun/);
});

test('a refused message has the reason and can be tried again or removed', async () => {
  const { server, chat } = await openChat({
    prepare: (fake) => fake.refuse(sendMessage, { code: 'message_limit_reached' }),
  });
  await write('One too many');
  await expect.element(log).toHaveTextContent('You have sent all of today’s messages.');
  await expect.element(messageOf('One too many')).toHaveTextContent('Not sent');
  server.answer(sendMessage, (input) => ({ data: chat.send(input), left: null }));
  await log.getByRole('button', { name: 'Retry' }).click();
  await expect.element(messageOf('One too many')).toHaveTextContent(/Sent$/);

  server.refuse(sendMessage, { code: 'partner_not_reachable' });
  await write('Another');
  await log.getByRole('button', { name: 'Remove' }).click();
  await expect.element(messageOf('Another')).not.toBeInTheDocument();
});

test('too many in a minute is no refusal: the message waits as long as the server asks', async () => {
  const { server, chat } = await openChat({
    prepare: (fake) => fake.refuse(sendMessage, { code: 'too_many_messages', retry_after: 1 }),
  });
  await write('Quickly');
  await expect.poll(() => server.listCalls(sendMessage).length).toBeGreaterThan(1);
  await expect.element(messageOf('Quickly')).toHaveTextContent('Waiting to be sent');
  server.answer(sendMessage, (input) => ({ data: chat.send(input), left: null }));
  await expect.element(messageOf('Quickly')).toHaveTextContent(/Sent$/);
});

test('a message of 2,001 characters is counted and not sent', async () => {
  const { server } = await openChat();
  await field.fill('a'.repeat(1800));
  await expect.element(page.getByText('1,800 of 2,000 characters')).toBeVisible();
  await field.fill('a'.repeat(2001));
  await expect.element(page.getByText('1 character too many')).toBeVisible();
  await expect.element(sendButton).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(server.listCalls(sendMessage)).toEqual([]);
  await expect.element(field).toHaveValue('a'.repeat(2001));
});

test('the messages that are left today are counted, and few of them lead to the plans', async () => {
  let left = 12;
  const { server } = await openChat({
    prepare: (fake) => fake.answer(countUnread, () => ({ data: { unread: 0, threads: 0, left, limit: 20 } })),
  });
  await expect.element(page.getByText('12 of 20 messages left today.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See the plans' })).not.toBeInTheDocument();
  left = 0;
  await write('The last one');
  await expect.element(page.getByText('You have sent all 20 of today’s messages.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'See the plans' }))
    .toHaveAttribute('href', '/subscription');
  await write('More');
  expect(server.listCalls(sendMessage)).toHaveLength(1);
});

test('the number of messages that are left does not jump back when one is sent', async () => {
  let left = 12;
  const { server, chat } = await openChat({
    prepare: (fake) => {
      fake.answer(countUnread, () => ({ data: { unread: 0, threads: 0, left, limit: 20 } }));
    },
  });
  const note = page.getByText(/of 20 messages left today/);
  await expect.element(note).toHaveTextContent('12 of');
  server.answer(sendMessage, (input) => {
    left = 11;
    server.hold(countUnread);
    return { data: chat.send(input), left };
  });
  await write('One of them');
  await expect.element(messageOf('One of them')).toHaveTextContent(/Sent$/);
  await expect.poll(() => server.listCalls(countUnread).length).toBeGreaterThan(1);
  await expect.element(note).toHaveTextContent('11 of');
});

test('emoji are put where the caret is', async () => {
  await openChat();
  await field.fill('Good morning');
  await userEvent.keyboard('{Home}');
  await page.getByRole('button', { name: 'Emoji' }).click();
  const panel = page.getByRole('dialog', { name: 'Emoji' });
  await panel.getByRole('button', { name: '🙏' }).click();
  await expect.element(field).toHaveValue('🙏Good morning');
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
});

test('a message from another window of the member comes in its place', async () => {
  const { chat } = await openChat({ messages: someMessages(2) });
  await expect.element(messageOf('Message 2')).toBeVisible();
  chat.receive({ m_sender_id: member.user_id, m_text: 'From my phone' });
  await expect.element(messageOf('From my phone')).toHaveTextContent(/Delivered$/);
});
