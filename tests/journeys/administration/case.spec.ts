import { expect } from '@playwright/test';
import { closeOutcome, dialogOf, sendCredentials, signIn } from '#tests/journeys/support/accounts.ts';
import { aBride, aGroom } from '#tests/journeys/support/inbox.ts';
import { test } from '#tests/journeys/support/journey.ts';
import { openLanding } from '#tests/journeys/support/landing.ts';
import { noticesOf } from '#tests/journeys/support/notices.ts';
import { report } from '#tests/journeys/support/settings.ts';

test('a report leads to a suspension, an appeal by enquiry, and the member is reinstated @gate-desktop', async ({
  page,
  product,
  openBrowser,
  problems,
}) => {
  const reporter = await aBride(product, 'Anjali');
  const reported = await aGroom(product, 'Roshan');
  const ticket = await report(product, {
    by: reporter,
    of: reported,
    reason: 'asks_for_money',
    text: 'For a visa.',
  });
  const memberPage = await openBrowser();
  await signIn(memberPage, reported);
  await memberPage.goto('/dashboard');
  await expect(memberPage.getByRole('heading', { level: 1 })).toHaveText('Dashboard');

  await signIn(page, product.administrator);
  await page.goto(`/admin-reports?search=${ticket}`);
  await page.getByRole('link', { name: ticket }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(ticket);
  await page.getByRole('button', { name: 'Decide' }).click();
  const decision = dialogOf(page, `Decide ${ticket}`);
  await decision.getByLabel('Outcome').selectOption('Suspend until a date');
  await decision.getByLabel('Until').fill(dayIn(7));
  await decision.getByLabel('Reason').fill('Asking members for money is not allowed here.');
  await expect(decision).toContainText('The member will be logged out at once');
  problems.expect(/401/);
  await decision.getByRole('button', { name: 'Suspend the member' }).click();
  await expect(noticesOf(page)).toContainText('Report decided');
  await expect(dialogOf(memberPage, 'Sign In')).toBeVisible();

  problems.expect(/403/);
  await sendCredentials(memberPage, reported);
  await expect(memberPage.getByText('This account is suspended until')).toBeVisible();
  await openLanding(memberPage);
  const form = memberPage.locator('#contactUs');
  await form.getByLabel('Name', { exact: true }).fill('Roshan Kurian');
  await form.getByLabel('E-mail').fill(reported.email);
  await form.getByLabel('Phone').fill('98765 01236');
  await form.getByLabel('Message').fill(`About ${ticket}: my brother wrote that. May I come back?`);
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await closeOutcome(memberPage, 'Enquiry Sent!');

  await page.goto(`/enquiries?search=Roshan`);
  await expect(page.getByRole('row').filter({ hasText: 'Roshan Kurian' })).toContainText(ticket);
  await page.goto(`/admin-reports?search=${ticket}&state=closed&lane=none`);
  await page.getByRole('link', { name: ticket }).click();
  await page.getByRole('button', { name: 'Reinstate the member' }).click();
  const question = dialogOf(page, 'Reinstate the member?');
  await question.getByLabel('Reason').fill('The family has explained it.');
  await question.getByRole('button', { name: 'Reinstate' }).click();
  await expect(noticesOf(page)).toContainText('Member reinstated');

  await signIn(memberPage, reported);
  await memberPage.goto('/dashboard');
  await expect(memberPage.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
});

/** A calendar day some days from now, as a date field takes it. */
function dayIn(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
}
