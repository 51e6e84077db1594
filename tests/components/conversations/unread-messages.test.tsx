import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { confirmDelivery } from '#contract/conversations/unread.ts';
import { listInterests } from '#contract/interests/interests.ts';
import { listShortlist } from '#contract/shortlist/shortlist.ts';
import { endSession } from '#web/app/client/session.ts';
import { tellLive } from '../support/fake-socket.ts';
import { openScreen } from '../support/open-screen.tsx';
import { answerUnread, roundButton } from './fake-conversations.ts';
import { onePage } from '../support/people-pages.ts';

/** Opens a screen of a member who has so many unread messages. */
function openWithUnread(unread: number) {
  return openScreen('/shortlisted', {
    prepare: (server) => {
      server.answer(listShortlist, { data: [] });
      server.answer(listInterests, onePage([], 12));
      answerUnread(server, unread);
    },
  });
}

const changed = { type: 'message_changed', partner_id: 21 } as const;
const menuEntry = page.getByRole('navigation', { name: 'Menu', exact: true }).getByRole('link', {
  name: /^Messages/,
});

test('unread messages are counted in the menu, on the round button and in the title, as they arrive and are seen', async () => {
  document.title = 'Shortlist · InTandem';
  const { server } = await openWithUnread(0);
  await expect.element(menuEntry).toHaveAttribute('href', '/chatWindow');
  await expect.element(roundButton).toHaveAccessibleName('Messages');
  expect(document.title).toBe('Shortlist · InTandem');
  answerUnread(server, 3);
  tellLive(changed);
  await expect.element(menuEntry).toHaveTextContent('3 unread messages');
  await expect.element(roundButton).toHaveAccessibleName('Messages 3 unread messages');
  await expect.poll(() => document.title).toBe('(3) Shortlist · InTandem');
  answerUnread(server, 1);
  tellLive(changed);
  await expect.poll(() => document.title).toBe('(1) Shortlist · InTandem');
  answerUnread(server, 0);
  tellLive(changed);
  await expect.poll(() => document.title).toBe('Shortlist · InTandem');
  await expect.element(menuEntry).not.toHaveTextContent('unread');
});

test('the titles of the following pages are marked, too, until the member signs out', async () => {
  await openWithUnread(120);
  await expect.poll(() => document.title).toBe('(120) A screen');
  await expect.element(menuEntry).toHaveTextContent('99+');
  document.title = 'Inbox · InTandem';
  await expect.poll(() => document.title).toBe('(120) Inbox · InTandem');
  endSession('signed-out');
  await expect.poll(() => document.title).toBe('Inbox · InTandem');
});

test('a window that learns of unread messages says once that they have arrived', async () => {
  const { server } = await openWithUnread(0);
  await expect.element(roundButton).toBeVisible();
  expect(server.listCalls(confirmDelivery)).toEqual([]);
  answerUnread(server, 2);
  tellLive(changed);
  await expect.element(roundButton).toHaveAccessibleName('Messages 2 unread messages');
  await expect.poll(() => server.listCalls(confirmDelivery)).toHaveLength(1);
  answerUnread(server, 3);
  tellLive(changed);
  await expect.poll(() => server.listCalls(confirmDelivery)).toHaveLength(2);
});

test('without a connection the arrival is confirmed with the next message', async () => {
  const { server } = await openWithUnread(0);
  await expect.element(roundButton).toBeVisible();
  server.disconnect(confirmDelivery);
  answerUnread(server, 1);
  tellLive(changed);
  await expect.poll(() => server.listCalls(confirmDelivery)).toHaveLength(1);
  server.answer(confirmDelivery, { data: null });
  answerUnread(server, 2);
  tellLive(changed);
  await expect.poll(() => server.listCalls(confirmDelivery)).toHaveLength(2);
});
