import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showDashboard } from '#contract/dashboard/dashboard.ts';
import { showIncome } from '#contract/dashboard/income.ts';
import { showStatistics } from '#contract/dashboard/statistics.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { administrator, answerRole } from '../support/area-frame.ts';
import { expectAddress, openScreen } from '../support/open-screen.tsx';
import { answerAdministratorDashboard, statisticsOf } from './dashboard-answers.ts';

const none = { total: 0, growthPercent: 0, last7Days: 0, previous7Days: 0 };

const chart = (name: RegExp) => page.getByRole('img', { name });

test('the cards have their numbers and growth, and the queues their number and age', async () => {
  await openScreen('/admin-dashboard', { as: administrator, prepare: answerAdministratorDashboard });
  const cards = page.getByRole('region', { name: 'Overview' });
  await expect.element(cards.getByText('1,23,456')).toBeVisible();
  await expect
    .element(cards.getByText(/ new in the last 7 days, 50% more than in the 7 days before/))
    .toBeVisible();
  await expect.element(cards.getByText('20% fewer than in the 7 days before')).toBeVisible();
  await expect.element(cards.getByText('1 new in the last 7 days, none in the 7 days before')).toBeVisible();
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
  const queues = page.getByRole('list', { name: 'Needs attention' });
  await expect
    .element(queues.getByRole('link', { name: /2 Open reports Oldest: 3 days/ }))
    .toHaveAttribute('href', '/admin-reports?state=open');
  await expect.element(queues.getByText('Nothing is waiting')).toBeVisible();
  await expect.element(queues.getByText('Mails in the outbox')).not.toBeInTheDocument();
});

test('income and renewals are shown to those who may see payments', async () => {
  await openScreen('/admin-dashboard', { as: administrator, prepare: answerAdministratorDashboard });
  await expect
    .element(chart(/income and refunds over 2 days: 29,99,000 and 1,000 rupees in all/))
    .toBeVisible();
  await expect.element(chart(/renewals and new buyers over 2 days: 2 and 4 in all/)).toBeVisible();
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
      answerAdministratorDashboard(fake);
      answerRole(fake, 'support');
    },
  });
  await expect.element(chart(/registrations and verified members/)).toBeVisible();
  await expect.element(page.getByText('Income by day')).not.toBeInTheDocument();
  expect(server.listCalls(showIncome)).toEqual([]);
});

test('the charts have names and tables, and the period is in the address', async () => {
  const screen = await openScreen('/admin-dashboard', {
    as: administrator,
    prepare: answerAdministratorDashboard,
  });
  await expect
    .element(chart(/registrations and verified members over 30 days: 60 and 30 in all/))
    .toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Profile 60% complete 5 (50%)' })).toBeVisible();
  await expect
    .element(page.getByText('The most shown group has 20% of all places in the lists.'))
    .toBeVisible();
  await page.getByText('The numbers as a table').first().click();
  const table = page.getByRole('table', { name: 'New members by day' });
  await expect.element(table.getByRole('row', { name: '14 March 2026 2 1' })).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Period' }).getByText('7 days').click();
  await expect
    .element(chart(/registrations and verified members over 7 days: 14 and 7 in all/))
    .toBeVisible();
  await expectAddress(screen, '/admin-dashboard?days=7');
});

test('an empty site has zeros and says so', async () => {
  await openScreen('/admin-dashboard', {
    as: administrator,
    prepare: (server) => {
      answerAdministratorDashboard(server);
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
  await expect.element(page.getByText('Nothing here waits for your role.')).toBeVisible();
  await expect.element(page.getByText('There are no lists for these days yet.')).toBeVisible();
  await expect.element(page.getByText('None in the last 14 days').first()).toBeVisible();
  await expectAccessible();
});

test('while the numbers load, the parts have their shape', async () => {
  let release = () => undefined as void;
  await openScreen('/admin-dashboard', {
    as: administrator,
    prepare: (server) => {
      answerAdministratorDashboard(server);
      release = server.hold(showDashboard);
    },
  });
  await expect
    .element(page.getByRole('region', { name: 'Overview' }).getByText('Members', { exact: true }))
    .toBeVisible();
  await expect
    .element(page.getByRole('list', { name: 'Needs attention' }))
    .toHaveAttribute('aria-busy', 'true');
  release();
  await expect.element(page.getByText('1,23,456')).toBeVisible();
});
