import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listInterests } from '#contract/interests/interests.ts';
import {
  listNotifications,
  type NotificationWire,
  readNotifications,
} from '#contract/notifications/notifications.ts';
import { type BellKind, bellKindNames } from '#contract/notifications/notification.choices.ts';
import { listShortlist } from '#contract/shortlist/shortlist.ts';
import { expectAccessible } from './support/accessibility.ts';
import type { FakeServer } from './support/fake-server.ts';
import { tellLive } from './support/fake-socket.ts';
import { expectAddress, openScreen, type Screen } from './support/open-screen.tsx';
import { screens } from './support/views.ts';
import { aNoticeWire } from './support/wire-notice.ts';
import { onePage } from './support/people-pages.ts';

const hour = 3_600_000;
const longName = 'Thiruvananthapuramkaran';

const panel = page.getByRole('dialog', { name: 'Notifications' });
const noticeOf = (sentence: string) => panel.getByRole('link').filter({ hasText: sentence });

/** Opens a screen without content of its own, over which the bell is. */
function openWithBell(prepare: (server: FakeServer) => void = () => {}): Promise<Screen> {
  return openScreen('/shortlisted', {
    prepare: (server) => {
      server.answer(listShortlist, { data: [] });
      prepare(server);
    },
  });
}

/** The bell with so many unread notifications. */
function bellOf(unread: number) {
  const counted = unread === 1 ? '1 new notification' : `${unread} new notifications`;
  return page.getByRole('button', { name: unread === 0 ? 'Notifications' : counted, exact: true });
}

/** The sentence and the link of every kind. */
const places: Record<BellKind, [sentence: string, path: string]> = {
  interest_received: ['Thomas Kurian sent you an interest', '/inbox'],
  interest_accepted: ['Thomas Kurian accepted your interest', '/inbox?tab=accepted&by=them'],
  interest_declined: ['Thomas Kurian declined your interest', '/inbox?tab=sent'],
  interest_cancelled: ['Thomas Kurian cancelled the interest', '/inbox'],
  message_received: ['Thomas Kurian sent you a message', '/chatWindow?partner=21'],
  contact_viewed: ['Thomas Kurian viewed your contact details', '/inbox?tab=contacts&by=them'],
  visit: ['Thomas Kurian viewed your profile', '/profile-vists'],
  todays_matches: ['There are new profiles in today’s matches', '/todaysMatch'],
  search_alert: ['3 new members for “Grooms of sixty”', '/moreMatch?saved=2000000000'],
  review_decided: ['One of your photos was not accepted. The face cannot be seen well.', '/myProfile'],
};

const aboutNoPerson = { partner: null, count: 3 };
const kindChanges: Partial<Record<BellKind, Partial<NotificationWire>>> = {
  todays_matches: aboutNoPerson,
  search_alert: { ...aboutNoPerson, name: 'Grooms of sixty', search_id: 2_000_000_000 },
  review_decided: {
    partner: null,
    review: { kind: 'photo', is_approved: false, reason: 'no_face' },
  },
};

/** One notification of every kind, the latest three unread, and one about a person with a long name. */
function oneOfEach(): NotificationWire[] {
  const notices = bellKindNames.map((kind, index) =>
    aNoticeWire({
      notification_id: 100 - index,
      kind,
      is_read: index > 2,
      created_at: new Date(Date.now() - index * 5 * hour - 61_000).toISOString(),
      ...kindChanges[kind],
    }),
  );
  const { partner } = aNoticeWire();
  if (partner === null) return notices;
  const stranger = { ...partner, u_firstname: 'Venkatanarasimharajuvaripeta', u_lastname: longName };
  return [...notices, aNoticeWire({ notification_id: 90, is_read: true, partner: stranger })];
}

/** Answers the bell with these notifications until they are read. */
function fillBell(server: FakeServer, notices: readonly NotificationWire[]): void {
  let shown = notices;
  server.answer(listNotifications, () => ({
    data: [...shown],
    unread: shown.filter((notice) => !notice.is_read).length,
  }));
  server.answer(readNotifications, () => {
    shown = shown.map((notice) => ({ ...notice, is_read: true }));
    return { data: { unread: 0 } };
  });
}

test.for(screens)('the bell shows that nothing is new, on %s', async ([, show]) => {
  await show();
  await openWithBell();
  await bellOf(0).click();
  await expect.element(panel).toHaveTextContent('Nothing new');
  await expect
    .element(panel.getByRole('link', { name: 'Choose your notifications' }))
    .toHaveAttribute('href', '/settings?section=notifications');
  const { width, height } = bellOf(0).element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(bellOf(0)).toHaveFocus();
});

test('Escape closes the bell at once, before the focus has come into it', async () => {
  await openWithBell((server) => server.answer(listNotifications, { data: [], unread: 0 }));
  await expect.element(bellOf(0)).toBeVisible();
  const bell = bellOf(0).element();
  if (!(bell instanceof HTMLElement)) throw new Error('The bell is an element of the page');
  bell.focus();
  bell.click();
  // The panel is drawn at the end of this turn, and takes the focus in the next one.
  await Promise.resolve();
  expect([panel.query() === null, document.activeElement === bell]).toEqual([false, true]);
  bell.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await expect.element(panel).not.toBeInTheDocument();
});

test('a bell that cannot be loaded has a message and can be tried again', async () => {
  const { server } = await openWithBell((fake) => fake.disconnect(listNotifications));
  await bellOf(0).click();
  await expect.element(panel.getByRole('alert')).toHaveTextContent('We cannot reach the service');
  server.answer(listNotifications, { data: [], unread: 0 });
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect.element(panel).toHaveTextContent('Nothing new');
});

test.for(screens)(
  'every kind of notification has its sentence and links to its screen, on %s',
  async ([, show]) => {
    await show();
    const screen = await openWithBell((fake) => {
      fillBell(fake, oneOfEach());
      fake.answer(listInterests, onePage([], 200));
    });
    await bellOf(3).click();
    await expect.poll(() => panel.getByText('New', { exact: true }).elements()).toHaveLength(3);
    await expect.element(panel).toHaveTextContent(longName);
    await expectAccessible();
    await userEvent.keyboard('{Escape}');

    await bellOf(0).click();
    for (const kind of bellKindNames) {
      const [sentence, address] = places[kind];
      await expect.element(noticeOf(sentence)).toHaveAttribute('href', address);
    }
    await expect.element(panel.getByText('New', { exact: true })).not.toBeInTheDocument();
    await expect.element(noticeOf(places.interest_accepted[0])).toHaveTextContent('5 hours ago');
    await noticeOf(places.interest_accepted[0]).click();
    await expectAddress(screen, places.interest_accepted[1]);
    await expect.element(panel).not.toBeInTheDocument();
    expect(screen.server.listCalls(readNotifications)).toEqual([{ up_to: 100 }]);
  },
);

test('a notification that arrives while the page is open is announced, and stays unread until the bell is opened', async () => {
  const { server } = await openWithBell();
  await expect.element(bellOf(0)).toBeVisible();
  await expect.poll(() => server.listCalls(listNotifications).length).toBeGreaterThan(0);
  fillBell(server, [aNoticeWire({ notification_id: 8, kind: 'interest_received' })]);
  tellLive({ type: 'notifications_changed' });
  const [sentence] = places.interest_received;
  await expect.element(page.getByText(sentence)).toHaveAttribute('aria-live', 'polite');
  await bellOf(1).click();
  await expect.element(noticeOf(sentence)).toHaveTextContent('New');
  await expect.element(bellOf(0)).toBeVisible();
  expect(server.listCalls(readNotifications)).toEqual([{ up_to: 8 }]);
});

test('what became of a payment, and the end of a plan, lead to the page of plans', async () => {
  const sentences = {
    payment_confirmed: 'Your payment for the plan Advance is confirmed. The receipt is in your mail.',
    payment_rejected:
      'We could not find your payment for the plan Advance. The reason is under Subscription.',
    payment_refunded: 'A refund for the plan Advance is on its way',
    plan_assigned: 'Our team added the plan Advance',
  } as const;
  const about = { partner: null, name: 'Advance' } as const;
  // The keys of a literal are its names.
  const payments = Object.keys(sentences) as (keyof typeof sentences)[];
  const ends = [0, 1, 7].map((count) => aNoticeWire({ kind: 'plan_ending', ...about, count }));
  const notices = [...payments.map((kind) => aNoticeWire({ kind, ...about })), ...ends];
  const numbered = notices.map((notice, index) => ({ ...notice, notification_id: 100 - index }));
  await openWithBell((server) => fillBell(server, numbered));
  await bellOf(notices.length).click();
  const expected = [
    ...Object.values(sentences),
    'Your plan Advance ends today',
    'Your plan Advance ends tomorrow',
    'Your plan Advance ends in 7 days',
  ];
  for (const sentence of expected) {
    await expect.element(noticeOf(sentence)).toHaveAttribute('href', '/subscription');
  }
});

test('what became of the own review leads to it', async () => {
  const sentences = {
    review_published: 'Your review is approved and shown. Thank you for your words.',
    review_rejected: 'Your review was not approved. You can change it and send it again.',
    review_answered: 'We replied to your review',
  } as const;
  // The keys of a literal are its names.
  const kinds = Object.keys(sentences) as (keyof typeof sentences)[];
  const notices = kinds.map((kind, index) =>
    aNoticeWire({ kind, partner: null, name: '', notification_id: 100 - index }),
  );
  await openWithBell((server) => fillBell(server, notices));
  await bellOf(notices.length).click();
  for (const sentence of Object.values(sentences)) {
    await expect.element(noticeOf(sentence)).toHaveAttribute('href', '/settings?section=review');
  }
});
