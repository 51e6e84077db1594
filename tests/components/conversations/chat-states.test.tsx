import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { confirmWarning, showThread } from '#contract/conversations/conversations.ts';
import { listMessages, sendMessage } from '#contract/conversations/messages.ts';
import { unblockMember } from '#contract/safety/blocks.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { member } from '../support/area-frame.ts';
import { press } from '../support/keys.ts';
import { expectAddress } from '../support/open-screen.tsx';
import { measureOverflow, screens, showNarrowDarkReversed } from '../support/views.ts';
import { field, log, messageOf, sendButton } from './chat-parts.ts';
import { openChat, partnerId, someMessages } from './fake-chat.ts';
import { aMessage } from './wire-conversation.ts';

const warnings = ['money', 'account', 'upi', 'link', 'elsewhere'] as const;

/** One message of every kind. */
function everyKind() {
  const quoted = { m_id: 90, m_sender_id: member.user_id, m_text: 'Shall we meet?', m_taken_back: false };
  const messages = [
    aMessage({ m_text: 'नमस्ते! My number is on the way.', m_warning: 'elsewhere' }),
    aMessage({ m_text: 'آپ کیسے ہیں؟', m_reply_to: quoted }),
    aMessage({ m_text: 'W'.repeat(300) }),
    aMessage({ m_text: `See https://example.com/${'long-'.repeat(60)}`, m_warning: 'link' }),
    aMessage({ m_text: '', m_taken_back: true }),
    aMessage({ m_text: '🙏' }),
    ...warnings.map((m_warning) => aMessage({ m_text: `Look: ${m_warning}`, m_warning })),
    aMessage({ m_text: 'Mine', m_sender_id: member.user_id, m_seen_at: '2026-05-01T08:10:00.000Z' }),
    aMessage({ m_text: '', m_sender_id: member.user_id, m_taken_back: true }),
    aMessage({ m_text: 'Delivered', m_sender_id: member.user_id }),
    aMessage({ m_text: 'Sent', m_sender_id: member.user_id, m_delivered_at: null }),
  ];
  return messages.map((message, index) => ({
    ...message,
    m_id: 101 + index,
    m_client_id: `message-${index}`,
  }));
}

test.for(screens)('messages of every kind are accessible, on %s', async ([, show]) => {
  await show();
  const name = `${'Venkatanarasimharajuvaripeta'.repeat(3)} Thiruvananthapuramkaran`;
  await openChat({ messages: everyKind(), thread: { name } });
  await expect.element(log.getByText('Sent', { exact: true }).first()).toBeVisible();
  await expectAccessible();
  expect(measureOverflow()).toBe(0);
  // The list and the messages scroll, the page does not.
  expect(document.documentElement.scrollHeight).toBe(window.innerHeight);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveLength(1);
});

test('at its narrowest, in dark colours and from right to left, nothing overflows', async () => {
  await showNarrowDarkReversed();
  await openChat({ messages: everyKind() });
  await expect.element(log.getByText('Sent', { exact: true }).first()).toBeVisible();
  await expectAccessible();
  expect(measureOverflow()).toBe(0);
});

test('on a phone every target is as large as a finger', async () => {
  await page.viewport(390, 844);
  await openChat();
  await expect.element(field).toBeVisible();
  const controls = [
    page.getByRole('button', { name: 'Back to the conversations' }),
    page.getByRole('button', { name: 'Search in the conversation' }),
    page.getByRole('button', { name: 'More about this conversation' }),
    page.getByRole('button', { name: 'Emoji' }),
    sendButton,
    field,
  ];
  for (const control of controls) {
    const { width, height } = control.element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test('a conversation shows that it loads and that it failed, and can be tried again', async () => {
  let release = () => {};
  const { server, chat } = await openChat({
    prepare: (fake) => {
      fake.disconnect(listMessages);
      release = fake.hold(listMessages);
    },
  });
  await expect.element(page.getByText('Loading the messages…')).toBeInTheDocument();
  release();
  const failure = page.getByRole('alert');
  await expect.element(failure).toHaveTextContent('The messages could not be loaded');
  await expectAccessible();
  server.answer(listMessages, (input) => chat.list(input));
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect.element(messageOf('Message 3')).toBeVisible();
});

test('a conversation that is not there says so', async () => {
  await openChat({
    prepare: (server) => {
      server.refuse(showThread, { code: 'partner_not_found' });
      server.refuse(listMessages, { code: 'partner_not_found' });
    },
  });
  await expect.element(page.getByText('This conversation is not here')).toBeVisible();
});

test.for(screens)('before the first message the warning is confirmed, on %s', async ([, show]) => {
  await show();
  const { server } = await openChat({ messages: [], thread: { has_read_warning: false } });
  const warning = page.getByRole('region', { name: 'Before you write' });
  await expect.element(warning).toHaveTextContent('Never send money');
  await expect.element(field).not.toBeInTheDocument();
  await expectAccessible();
  await warning.getByRole('button', { name: 'I understand' }).click();
  await expect.element(field).toBeVisible();
  await expect.element(warning).not.toBeInTheDocument();
  expect(server.listCalls(confirmWarning)).toEqual([{ partner_id: partnerId }]);
});

test('a conversation that is closed in mid-sentence says why, and keeps the draft and the messages', async () => {
  const { chat } = await openChat();
  await field.click();
  await userEvent.keyboard('I wanted to say');
  chat.close('not_available');
  const notice = page.getByText('You cannot write here');
  await expect.element(notice).toBeVisible();
  await expect.element(page.getByText('This member is not available.')).toBeVisible();
  await expect.element(page.getByText('What you were writing is kept.')).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(messageOf('Message 3')).toBeVisible();
  expect(document.activeElement?.contains(notice.element())).toBe(true);
  await expectAccessible();
  chat.open();
  await expect.element(field).toHaveValue('I wanted to say');
});

test('a conversation with a blocked partner says so, and goes on when the block is taken back', async () => {
  const { server, chat } = await openChat();
  await expect.element(field).toBeVisible();
  chat.close('blocked');
  const notice = page.getByRole('status').filter({ hasText: 'You cannot write here' });
  await expect.element(notice).toHaveTextContent('You blocked Thomas Kurian');
  await expect.element(page.getByRole('region', { name: 'Thomas Kurian' })).toHaveTextContent('Blocked');
  await expectAccessible();
  server.disconnect(unblockMember);
  await notice.getByRole('button', { name: 'Unblock' }).click();
  const failure = page.getByRole('dialog', { name: 'Unable to unblock!' });
  await failure.getByRole('button', { name: 'OK' }).click();
  server.answer(unblockMember, () => {
    chat.open();
    return { data: null };
  });
  await notice.getByRole('button', { name: 'Unblock' }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(notice).not.toBeInTheDocument();
  expect(server.listCalls(unblockMember).at(-1)).toEqual({ partner_id: partnerId });
});

test.each([
  ['profile_hidden', 'Your profile is hidden.', ['To the settings']],
  ['profile_in_review', 'Your profile waits for its review.', []],
  ['not_reachable', 'This member cannot be reached with your profile.', []],
  ['not_connected', 'once an interest is accepted', ['To the profile']],
] as const)('a conversation closed by %s says what can be done', async (reason, sentence, next) => {
  await openChat({ thread: { is_open: false, closed_reason: reason } });
  const notice = page.getByRole('status').filter({ hasText: 'You cannot write here' });
  await expect.element(notice).toHaveTextContent(sentence);
  const links = notice.getByRole('link').elements();
  expect(links.map(({ textContent }) => textContent)).toEqual(next);
});

test('each conversation has its own draft, which outlives a reload and is sent once', async () => {
  const screen = await openChat();
  await field.fill('For Thomas');
  await screen.router.navigate({ to: '/chatWindow', search: {} });
  await expect.element(page.getByText('Choose a conversation')).toBeVisible();
  const row = page.getByRole('list', { name: 'Conversations' }).getByRole('button');
  await expect.element(row).toHaveTextContent('Draft: For Thomas');
  await screen.reload();
  await row.click();
  await expect.element(field).toHaveValue('For Thomas');
  await press(field, '{Enter}');
  await expect.element(messageOf('For Thomas')).toHaveTextContent(/Sent$/);
  await screen.reload();
  await expect.element(field).toHaveValue('');
  expect(screen.server.listCalls(sendMessage)).toHaveLength(1);
});

test('on a phone the list comes first, and the way back leads to it', async () => {
  await page.viewport(390, 844);
  const screen = await openChat({ path: '/chatWindow', messages: someMessages(2) });
  const row = page.getByRole('list', { name: 'Conversations' }).getByRole('button');
  await row.click();
  await expectAddress(screen, `/chatWindow?partner=${partnerId}`);
  await expect.element(messageOf('Message 2')).toBeVisible();
  // What is hidden has no role.
  await expect.element(row).not.toBeInTheDocument();
  await expect.element(page.getByRole('navigation', { name: 'Quick menu' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Back to the conversations' }).click();
  await expectAddress(screen, '/chatWindow');
  await expect.element(row).toHaveFocus();
  await expect.element(page.getByRole('navigation', { name: 'Quick menu' })).toBeVisible();
});

test('Escape leads from the conversation to the list', async () => {
  const screen = await openChat();
  const row = page.getByRole('list', { name: 'Conversations' }).getByRole('button');
  await press(field, '{Escape}');
  await expect.element(row).toHaveFocus();
  await expectAddress(screen, `/chatWindow?partner=${partnerId}`);
  await page.viewport(390, 844);
  await press(field, '{Escape}');
  await expectAddress(screen, '/chatWindow');
  await expect.element(row).toHaveFocus();
});
