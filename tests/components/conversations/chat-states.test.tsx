import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { confirmWarning, showThread } from '#contract/conversations/conversations.ts';
import { listMessages, sendMessage } from '#contract/conversations/messages.ts';
import { unblockMember } from '#contract/safety/blocks.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { member } from '../support/area-frame.ts';
import { press } from '../support/keys.ts';
import { expectAddress } from '../support/open-screen.tsx';
import { screens } from '../support/views.ts';
import { field, messageOf, sendButton } from './chat-parts.ts';
import { openChat, partnerId, someMessages } from './fake-chat.ts';

test.for(screens)('a conversation is as high as the window, on %s', async ([, show]) => {
  await show();
  await openChat({ messages: someMessages(60) });
  await expect.element(messageOf('Message 60')).toBeVisible();
  // The list and the messages scroll, the page does not.
  expect(document.documentElement.scrollHeight).toBe(window.innerHeight);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveLength(1);
});

test('on a phone every target is as large as a finger', async () => {
  await page.viewport(390, 844);
  await openChat();
  await expect.element(field).toBeVisible();
  const controls = [
    page.getByRole('button', { name: 'Back to the conversations' }),
    page.getByRole('button', { name: 'Search in the conversation' }),
    page.getByRole('button', { name: 'More options for this conversation' }),
    page.getByRole('button', { name: 'Emoji' }),
    sendButton,
    field,
  ];
  for (const control of controls) {
    const { width, height } = control.element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test('a conversation that is not there says so', async () => {
  await openChat({
    prepare: (server) => {
      server.refuse(showThread, { code: 'partner_not_found' });
      server.refuse(listMessages, { code: 'partner_not_found' });
    },
  });
  await expect.element(page.getByText('Conversation not found')).toBeVisible();
});

test.for([
  ['his', 21, 'Interest from Thomas Kurian'],
  ['the own', member.user_id, 'Your interest'],
] as const)('the conversation begins with the message of the interest: %s', async ([, i_sender_id, by]) => {
  const interest = {
    i_id: 5,
    i_message: 'We are a family from Kochi.',
    i_sender_id,
    i_created_at: '2026-04-30T08:00:00.000Z',
  };
  const { chat } = await openChat({ messages: [], thread: { interest } });
  await expect.element(page.getByText(by)).toBeVisible();
  await expect.element(page.getByText(interest.i_message)).toBeVisible();
  await expect
    .element(page.getByText('You and Thomas Kurian are connected. You can write now.'))
    .toBeVisible();
  await expectAccessible();
  chat.receive({ m_text: 'Good morning' });
  await expect.element(messageOf('Good morning')).toBeVisible();
  await expect.element(page.getByText(interest.i_message)).toBeVisible();
});

test('before the first message the warning is confirmed', async () => {
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
  // "A member" is not a name, so it has no initials.
  await expect.element(page.getByRole('region', { name: 'A member' })).not.toHaveTextContent('AM');
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
  ['profile_hidden', 'Your profile is hidden.', ['Go to the settings']],
  ['profile_in_review', 'Your profile is waiting for review.', []],
  ['not_reachable', 'This member is not looking for a profile like yours.', []],
  ['not_connected', 'once an interest is accepted', ['View profile']],
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
  await expect.element(field).toHaveFocus();
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
