import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { countUnread } from '#contract/conversations/unread.ts';
import { showThread } from '#contract/conversations/conversations.ts';
import { listInterests } from '#contract/interests/interests.ts';
import { listShortlist } from '#contract/shortlist/shortlist.ts';
import { endSession } from '#web/app/client/session.ts';
import { showToast } from '#web/design/messages/toasts.tsx';
import { expectAccessible } from '../support/accessibility.ts';
import { administrator } from '../support/area-frame.ts';
import { press } from '../support/keys.ts';
import { deskScreens } from '../screens/desk-screens.ts';
import { expectAddress, openScreen } from '../support/open-screen.tsx';
import { notices } from '../support/outcomes.ts';
import { measureOverflow, showNarrowDarkReversed } from '../support/views.ts';
import {
  answerConversations,
  answerUnread,
  headOf,
  popup,
  roundButton,
  threadOf,
} from './fake-conversations.ts';
import { aConversation } from './wire-conversation.ts';
import { onePage } from '../support/people-pages.ts';

/** Opens a screen of a member who has conversations. */
function openWithMessages(path = '/shortlisted', unread = 0) {
  return openScreen(path, {
    prepare: (server) => {
      server.answer(listShortlist, { data: [] });
      server.answer(listInterests, onePage([], 12));
      answerConversations(server);
      answerUnread(server, unread);
    },
  });
}

const action = (name: string) => popup.getByRole('button', { name, exact: true });

test('the round button opens the list of conversations, and one of them leads back to it', async () => {
  await openWithMessages();
  await roundButton.click();
  await expect.element(popup).toHaveFocus();
  await threadOf('Thomas Kurian').click();
  await expect.element(headOf('Thomas Kurian')).toBeVisible();
  await expect.element(roundButton).not.toBeInTheDocument();
  await action('Back to the conversations').click();
  await expect.element(threadOf('Paul Kurian')).toBeVisible();
  expect(popup.element().contains(document.activeElement)).toBe(true);
});

test('minimised, the pop-up comes back with its conversation; closed, with the list', async () => {
  await openWithMessages();
  await roundButton.click();
  await threadOf('Thomas Kurian').click();
  await action('Minimise').click();
  await expect.element(roundButton).toHaveFocus();
  await roundButton.click();
  await expect.element(headOf('Thomas Kurian')).toBeVisible();
  await action('Close').click();
  await expect.element(roundButton).toHaveFocus();
  await roundButton.click();
  await expect.element(threadOf('Thomas Kurian')).toBeVisible();
});

test('the keyboard opens it, leaves it for the screen, and hides it with Escape', async () => {
  await openWithMessages();
  await press(roundButton, '{Enter}');
  await expect.element(popup).toHaveFocus();
  await expect.element(threadOf('Thomas Kurian')).toBeVisible();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(popup).not.toHaveFocus();
  expect(popup.element().contains(document.activeElement)).toBe(false);
  await press(threadOf('Thomas Kurian'), '{Enter}');
  await expect.element(headOf('Thomas Kurian')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(roundButton).toHaveFocus();
});

test('Escape beside the pop-up hides it, and the focus stays', async () => {
  await openWithMessages();
  await roundButton.click();
  const link = page.getByRole('main').getByRole('link').first();
  await press(link, '{Escape}');
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(link).toHaveFocus();
});

test('Escape closes what is open inside alone', async () => {
  await openWithMessages();
  await roundButton.click();
  await threadOf('Thomas Kurian').click();
  await action('Search in the conversation').click();
  const field = popup.getByRole('searchbox');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(headOf('Thomas Kurian')).toBeVisible();
});

test('after the warning before the first message is confirmed, the field has the focus', async () => {
  const { server } = await openWithMessages();
  server.answer(showThread, { data: aConversation({ has_read_warning: false }) });
  await roundButton.click();
  await threadOf('Thomas Kurian').click();
  await expect.element(action('I understand')).toBeVisible();
  server.answer(showThread, { data: aConversation() });
  await press(action('I understand'), '{Enter}');
  await expect.element(popup.getByRole('textbox')).toHaveFocus();
});

test('it follows the member from screen to screen, and over a reload, without taking the focus', async () => {
  const screen = await openWithMessages();
  await roundButton.click();
  await threadOf('Thomas Kurian').click();
  await screen.router.navigate({ to: '/inbox' });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Inbox');
  await expect.element(headOf('Thomas Kurian')).toBeVisible();
  await screen.reload();
  await expect.element(headOf('Thomas Kurian')).toBeVisible();
  expect(popup.element().contains(document.activeElement)).toBe(false);
  await action('Minimise').click();
  await screen.reload();
  await expect.element(roundButton).toBeVisible();
  await expect.element(popup).not.toBeInTheDocument();
});

test('the full window opens at the same conversation, without the pop-up', async () => {
  const screen = await openWithMessages();
  await roundButton.click();
  await threadOf('Thomas Kurian').click();
  await expect.element(headOf('Thomas Kurian')).toBeVisible();
  await popup.getByRole('link', { name: 'Open in full window' }).click();
  await expectAddress(screen, '/chatWindow?partner=21');
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(roundButton).not.toBeInTheDocument();
  await screen.router.navigate({ to: '/inbox' });
  await expect.element(roundButton).toBeVisible();
});

test('the next member on this device finds it closed', async () => {
  await openWithMessages();
  await roundButton.click();
  await threadOf('Thomas Kurian').click();
  await expect.element(headOf('Thomas Kurian')).toBeVisible();
  endSession('signed-out');
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('messages'))).toEqual([]);
});

test('toasts are shown beside the pop-up', async () => {
  await page.viewport(1024, 700);
  await openWithMessages();
  await roundButton.click();
  await expect.element(threadOf('Thomas Kurian')).toBeVisible();
  showToast('Shortlisted Successfully!', () => {});
  await expect.element(notices).toBeVisible();
  const toast = notices.getByText('Shortlisted Successfully!').element().parentElement;
  const right = toast?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY;
  expect(right).toBeLessThanOrEqual(popup.element().getBoundingClientRect().left);
});

test('with dark colours, from right to left and on a low screen it is between the top bar and the edge', async () => {
  await showNarrowDarkReversed();
  await page.viewport(1024, 480);
  await openWithMessages('/shortlisted', 3);
  await roundButton.click();
  await threadOf('Thomas Kurian').click();
  await expect.element(headOf('Thomas Kurian')).toBeVisible();
  await expectAccessible();
  const { top, bottom, left } = popup.element().getBoundingClientRect();
  const bar = page.getByRole('banner').element().getBoundingClientRect();
  expect([top >= bar.bottom, bottom <= 480, left >= 0]).toEqual([true, true, true]);
  expect(measureOverflow()).toBe(0);
});

test('phones, and wide screens at twice their size, have Messages in the bottom bar instead', async () => {
  await page.viewport(720, 450);
  await openWithMessages('/shortlisted', 3);
  const entry = page.getByRole('navigation', { name: 'Quick menu' }).getByRole('link', { name: /^Messages/ });
  await expect.element(entry).toHaveAttribute('href', '/chatWindow');
  await expect.element(entry).toHaveTextContent('3 unread messages');
  await expect.element(roundButton).not.toBeInTheDocument();
});

test('an administrator has no messages', async () => {
  const { server } = await openScreen('/enquiries', {
    as: administrator,
    prepare: (fake) => deskScreens['/enquiries']?.answer?.(fake),
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(roundButton).not.toBeInTheDocument();
  expect(server.listCalls(countUnread)).toEqual([]);
});
