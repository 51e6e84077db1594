import { expect } from '@playwright/test';
import { signIn } from '#tests/journeys/support/accounts.ts';
import { registerMember } from '#tests/journeys/support/people.ts';
import { test } from '#tests/journeys/support/journey.ts';

test('the bell links to the settings of notifications', async ({ page, product }) => {
  await signIn(page, await registerMember(product));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('link', { name: 'Choose your notifications' }).click();
  await expect(page).toHaveURL('/settings?section=notifications');
});

test('the link of a mail stops mails of its kind, after a press and without signing in @phone', async ({
  page,
  problems,
}, testInfo) => {
  problems.expect(/404/);
  const token = `7-visit-${'a'.repeat(43)}`;
  await page.goto(`/stop-mails?token=${token}`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('No more of these mails?');
  await expect(page.getByText('somebody views your profile')).toBeVisible();
  await page.screenshot({ path: testInfo.outputPath('stop-mails.png') });
  await page.getByRole('button', { name: 'End these mails' }).click();
  await expect(title).toHaveText('This link no longer works');

  await page.route('**/api/notification/stop_mails', (route) =>
    route.fulfill({ json: { result: true, message: '', data: { kind: 'visit' } } }),
  );
  await page.reload();
  await page.getByRole('button', { name: 'End these mails' }).click();
  await expect(title).toHaveText('No more of these mails');
  await expect(page.getByRole('link', { name: 'All notifications' })).toHaveAttribute(
    'href',
    '/settings?section=notifications',
  );

  await page.goto('/stop-mails?token=7-nothing');
  await expect(title).toHaveText('This link no longer works');
});
