import { expect, type Page } from '@playwright/test';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from '#tests/journeys/support/accessibility.ts';
import type { Database } from '#server/platform/database/database.ts';
import { dialogOf, signIn } from '#tests/journeys/support/accounts.ts';
import { test } from '#tests/journeys/support/journey.ts';
import { noticesOf } from '#tests/journeys/support/notices.ts';
import { expectNoShifts, watchShifts } from '#tests/journeys/support/shifts.ts';

const password = 'a bright brass lamp';

test('an invited administrator does only their part, sets up a second factor, loses it and uses a recovery code', async ({
  page,
  product,
  openBrowser,
  problems,
}) => {
  const email = 'tara.thomas@example.org';
  await watchShifts(page);
  await signIn(page, product.administrator);
  await page.goto('/admin-profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Profile Management');
  await expect(page.getByText('Please set up two-step verification')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the queue' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Administrators' })).toHaveAttribute('aria-busy', 'false');
  await expectNoShifts(page);
  await page.getByRole('button', { name: 'Invite an administrator' }).click();
  const invite = dialogOf(page, 'Invite an administrator');
  await invite.getByLabel('Name').fill('Tara Thomas');
  await invite.getByLabel('E-mail').fill(email);
  await invite.getByRole('radio', { name: 'Support' }).check();
  await expectAccessible(page);
  await invite.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('list', { name: 'Open invitations' })).toContainText('Tara Thomas');

  const link = await product.mailbox.readInvitation(email);
  const taraPage = await openBrowser();
  await taraPage.goto(link);
  await expect(taraPage).toHaveURL('/administrator-invitation');
  await expect(taraPage.getByText('as Support')).toBeVisible();
  await taraPage.getByLabel('Choose a password', { exact: true }).fill(password);
  await taraPage.getByRole('button', { name: 'Accept and sign in' }).click();
  await expect(taraPage).toHaveURL('/admin-dashboard');
  const menu = taraPage.getByRole('navigation', { name: 'Administration menu' });
  await expect(menu.getByRole('link', { name: 'Enquiries' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Mail outbox' })).toHaveCount(0);
  await taraPage.goto('/admin-choices');
  await expect(taraPage.getByRole('heading', { level: 1 })).toHaveText('This is not part of your role');
  const codes = await setUpSecondFactor(taraPage);
  const elsewhere = await openBrowser();
  await signIn(elsewhere, { email, password });
  await elsewhere.goto('/admin-dashboard');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('One more step');
  await expect(elsewhere.getByLabel('Code from your authenticator app')).toBeFocused();
  await elsewhere.getByRole('button', { name: 'Use a recovery code' }).click();
  await elsewhere.getByLabel('Recovery code').fill('AAAAA-AAAAA');
  problems.expect(/422/);
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await expect(elsewhere.getByText('This code is wrong')).toBeVisible();
  await expectAccessible(elsewhere);
  await elsewhere.getByLabel('Recovery code').fill(codes[0] ?? '');
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Dashboard');

  // The first attempt is refused for want of proof.
  problems.expect(/40[13]/);
  await resetSecondFactor(page, product.store.database);
  await expect(dialogOf(elsewhere, 'Sign In')).toBeVisible();
  await product.mailbox.waitForMail({ address: email, subject: /two-step verification .* was removed/ });
});

/** Turns the second factor on with the key that the screen shows; returns the recovery codes. */
async function setUpSecondFactor(page: Page): Promise<string[]> {
  await page.goto('/admin-sign-in');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await expect(page.getByRole('img', { name: 'The QR code to scan' })).toBeVisible();
  const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '');
  await page
    .getByLabel('Code from your authenticator app')
    .fill(new TOTP({ secret: Secret.fromBase32(key) }).generate());
  await page.keyboard.press('Enter');
  const stored = dialogOf(page, 'Save these recovery codes');
  await expect(stored.getByRole('listitem')).toHaveCount(10);
  const codes = await stored.getByRole('listitem').allInnerTexts();
  await stored.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await expectAccessible(page);
  return codes;
}

/** The owner, whose sign-in is an hour old by now, proves to be the same person and takes the second factor away. */
async function resetSecondFactor(page: Page, database: Database): Promise<void> {
  await sql`update sessions set created_at = created_at - interval '1 hour'`.execute(database);
  await page.reload();
  await page.getByRole('button', { name: 'Actions for Tara Thomas' }).click();
  await page.getByRole('menuitem', { name: 'Reset two-step verification' }).click();
  const question = dialogOf(page, 'Reset two-step verification for Tara Thomas?');
  await question.getByLabel('Reason').fill('She lost her phone and called us.');
  await question.getByRole('button', { name: 'Reset' }).click();
  const proof = dialogOf(page, 'Confirm it is you');
  await expectAccessible(page);
  await proof.getByLabel('Password', { exact: true }).fill('a calm steady hand');
  await page.keyboard.press('Enter');
  await expect(noticesOf(page)).toContainText('The change is saved.');
  await expect(question).toBeHidden();
}
