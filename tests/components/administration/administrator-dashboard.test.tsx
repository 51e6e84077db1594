import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showSession } from '#contract/accounts/sessions.ts';
import { listUsers } from '#contract/administration/users.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { showDashboard } from '#contract/dashboard/dashboard.ts';
import { showIncome } from '#contract/dashboard/income.ts';
import { showStatistics } from '#contract/dashboard/statistics.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { administrator, sessionAnswerOf } from '../support/area-frame.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { expectAddress, openScreen } from '../support/open-screen.tsx';
import { measureOverflow, showNarrowDarkReversed } from '../support/views.ts';

const numbers: EndpointData<typeof showDashboard> = {
  userCount: { total: 123_456, growthPercent: 50, last7Days: 3, previous7Days: 2 },
  enquiryCount: { total: 4, growthPercent: -20, last7Days: 4, previous7Days: 5 },
  storyCount: { total: 9, growthPercent: 100, last7Days: 1, previous7Days: 0 },
  inactiveUserCount: { total: 7 },
  queues: [
    { queue: 'reports', waiting: 2, oldest_at: new Date(Date.now() - 3 * 86_400_000).toISOString() },
    { queue: 'enquiries', waiting: 0, oldest_at: null },
  ],
};

const none = { total: 0, growthPercent: 0, last7Days: 0, previous7Days: 0 };

/** Statistics of some days, with the same events on each. */
function statisticsOf(days: number, events: number): EndpointData<typeof showStatistics> {
  return {
    days,
    time_zone: 'Asia/Kolkata',
    counted_at: '2026-03-15T06:30:00Z',
    by_day: Array.from({ length: days }, (_, index) => ({
      day: new Date(Date.UTC(2026, 2, 15 - days + index)).toISOString().slice(0, 10),
      registrations: 2 * events,
      verified: events,
      interests: 3 * events,
      acceptances: events,
    })),
    funnel: [
      { step: 'registered', members: 10 * events },
      { step: 'verified', members: 8 * events },
      { step: 'complete', members: 5 * events },
      { step: 'interested', members: 4 * events },
      { step: 'accepted', members: events },
    ],
    genders: events === 0 ? [] : [{ gender: 'Female', members: 30 }],
    communities: {
      top: events === 0 ? [] : [{ community: 'Nadar', religion: 'Christian', members: 20 }],
      others: events === 0 ? 0 : 10,
    },
    exposure: {
      days: 7,
      members: 100,
      never_shown: 3,
      shows: 100 * events,
      tenths: [20, 16, 14, 12, 10, 9, 8, 6, 4, 1].map((shows) => shows * events),
    },
  };
}

const dayOfIncome = { confirmed_paise: 150_000_000, refunded_paise: 50_000, renewals: 1, new_buyers: 2 };

function answerIncome(server: FakeServer): void {
  server.answer(showIncome, {
    data: { by_day: statisticsOf(2, 0).by_day.map(({ day }) => ({ day, ...dayOfIncome })) },
  });
}

function answerAll(server: FakeServer): void {
  server.answer(showDashboard, { data: numbers });
  server.answer(listUsers, { data: [], total: 0, page: 1, limit: 5, next: null });
  server.answer(showStatistics, ({ days = 30 }) => ({ data: statisticsOf(Number(days), 1) }));
  answerIncome(server);
}

const chart = (name: RegExp) => page.getByRole('img', { name });

test('the cards have their numbers and growth, and the queues their number and age', async () => {
  await openScreen('/admin-dashboard', { as: administrator, prepare: answerAll });
  const cards = page.getByRole('region', { name: 'Numbers' });
  await expect.element(cards.getByText('1,23,456')).toBeVisible();
  await expect.element(cards.getByText('50 % more than in the 7 days before')).toBeVisible();
  await expect.element(cards.getByText('20 % fewer than in the 7 days before')).toBeVisible();
  await expect.element(cards.getByText('1 new in the last 7 days, none in the 7 before')).toBeVisible();
  await expect
    .element(cards.getByRole('link', { name: /Report ID 2/ }))
    .toHaveAttribute('href', '/admin-reports?state=open');
  const targets = [
    [/^Members/, '/userManagement'],
    [/^New registrations/, '/userManagement?registered_days=7'],
    [/^Enquiries/, '/enquiries?status=all'],
    [/^Inactive User/, '/userManagement?status=inactive'],
  ] as const;
  for (const [name, href] of targets) {
    await expect.element(cards.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  const queues = page.getByRole('list', { name: 'Waiting' });
  await expect
    .element(queues.getByRole('link', { name: /2 Open reports Oldest: 3 days/ }))
    .toHaveAttribute('href', '/admin-reports?state=open');
  await expect.element(queues.getByText('Nothing is waiting')).toBeVisible();
  await expect.element(queues.getByText('Mails in the outbox')).not.toBeInTheDocument();
});

test('income and renewals are shown to those who may see payments', async () => {
  await openScreen('/admin-dashboard', { as: administrator, prepare: answerAll });
  await expect
    .element(chart(/income and refunds over 2 days: 29,99,000 and 1,000 rupees in all/))
    .toBeVisible();
  await expect.element(chart(/renewals and first payments over 2 days: 2 and 4 in all/)).toBeVisible();
  // Large amounts beside the lines are whole, in Indian groups.
  const amount = chart(/income and refunds/).getByText('16,00,000');
  await expect.element(amount).toBeVisible();
  const leftOf = (element: Element) => element.getBoundingClientRect().left;
  expect(leftOf(amount.element())).toBeGreaterThan(leftOf(chart(/income and refunds/).element()) - 2);
});

test('support sees no income', async () => {
  const { server } = await openScreen('/admin-dashboard', {
    as: administrator,
    prepare: (fake) => {
      answerAll(fake);
      const { token: _token, ...shown } = administrator;
      fake.answer(showSession, { data: { ...sessionAnswerOf(shown), admin_role: 'support' } });
    },
  });
  await expect.element(chart(/registrations and verified members/)).toBeVisible();
  await expect.element(page.getByText('Income by day')).not.toBeInTheDocument();
  expect(server.listCalls(showIncome)).toEqual([]);
});

test('the charts have names and tables, and the period is in the address', async () => {
  const screen = await openScreen('/admin-dashboard', { as: administrator, prepare: answerAll });
  await expect
    .element(chart(/registrations and verified members over 30 days: 60 and 30 in all/))
    .toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Profile 60 % complete 5 (50 %)' })).toBeVisible();
  await expect
    .element(page.getByText('The most shown tenth of the members have 20 % of all places.'))
    .toBeVisible();
  await expectAccessible();
  await page.getByText('The numbers as a table').first().click();
  const table = page.getByRole('table', { name: 'New members by day' });
  await expect.element(table.getByRole('row', { name: '14 March 2026 2 1' })).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Period' }).getByText('7 days').click();
  await expect
    .element(chart(/registrations and verified members over 7 days: 14 and 7 in all/))
    .toBeVisible();
  await expectAddress(screen, '/admin-dashboard?days=7');
  await expectAccessible();
});

test('an empty site has zeros and says so', async () => {
  await openScreen('/admin-dashboard', {
    as: administrator,
    prepare: (server) => {
      answerAll(server);
      server.answer(showDashboard, {
        data: {
          userCount: none,
          enquiryCount: none,
          storyCount: none,
          inactiveUserCount: { total: 0 },
          queues: [],
        },
      });
      server.answer(showStatistics, { data: statisticsOf(30, 0) });
    },
  });
  await expect.element(page.getByText('Nothing to count yet')).toBeVisible();
  await expect.element(page.getByText('No members have registered yet.')).toBeVisible();
  await expect.element(page.getByText('Your role has no queues.')).toBeVisible();
  await expect.element(page.getByText('There are no lists of these days yet.')).toBeVisible();
  await expect.element(page.getByText('None in the last 14 days').first()).toBeVisible();
  await expectAccessible();
});

test('each part that cannot be loaded can be tried again alone', async () => {
  const { server } = await openScreen('/admin-dashboard', {
    as: administrator,
    prepare: (fake) => {
      answerAll(fake);
      fake.disconnect(showDashboard);
      fake.refuse(showStatistics, { code: 'unexpected_error' });
    },
  });
  await expect.element(page.getByText('No members have registered yet.')).toBeVisible();
  const alerts = page.getByRole('alert');
  await expect.element(alerts.first()).toHaveTextContent('We cannot reach the service.');
  await expect.element(alerts.nth(1)).toBeVisible();
  answerAll(server);
  await alerts.first().getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('1,23,456')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(chart(/sent and accepted interests/)).toBeVisible();
});

test('while the numbers load, the parts have their shape', async () => {
  let release = () => undefined as void;
  await openScreen('/admin-dashboard', {
    as: administrator,
    prepare: (server) => {
      answerAll(server);
      release = server.hold(showDashboard);
    },
  });
  await expect
    .element(page.getByRole('region', { name: 'Numbers' }).getByText('Members', { exact: true }))
    .toBeVisible();
  await expect.element(page.getByRole('list', { name: 'Waiting' })).toHaveAttribute('aria-busy', 'true');
  release();
  await expect.element(page.getByText('1,23,456')).toBeVisible();
});

test('the dashboard fits the narrowest screen, dark and from right to left', async () => {
  await showNarrowDarkReversed();
  await openScreen('/admin-dashboard', { as: administrator, prepare: answerAll });
  await expect.element(chart(/sent and accepted interests/)).toBeVisible();
  expect(measureOverflow()).toBe(0);
  await expectAccessible();
});
