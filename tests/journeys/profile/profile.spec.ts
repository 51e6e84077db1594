import { expect } from '@playwright/test';
import { registerMember } from '#tests/journeys/support/people.ts';
import { profileSteps } from '#tests/journeys/support/profile-steps.ts';
import {
  editSection,
  expectCompleted,
  expectSaved,
  factOf,
  openProfile,
  saveButton,
  toggleOf,
} from '#tests/journeys/support/profile.ts';
import { test } from '#tests/journeys/support/journey.ts';

test('a member fills in every section and sees the completion grow @phone', async ({ page, product }) => {
  await openProfile(page, { person: await registerMember(product) });
  await expectCompleted(page, 16);
  for (const [title, fill, percentage] of profileSteps) {
    await fill(await editSection(page, title));
    await saveButton(page).click();
    await expect(page.getByRole('button', { name: `Edit ${title}` })).toBeFocused();
    await expectSaved(page);
    await expectCompleted(page, percentage);
  }
  await page.reload();
  await expectCompleted(page, 62);
  await toggleOf(page, 'Education & career').click();
  await expect(factOf(page, 'Annual income')).toContainText('₹7.50 lakh a year');
  await expect(factOf(page, 'Annual income')).toContainText('Private');
  await expect(factOf(page, 'Working as')).toHaveText('Midwife');
  await toggleOf(page, 'Religion background').click();
  await expect(factOf(page, 'Languages spoken')).toHaveText('Malayalam, English and Kurichiya');
  await expect(factOf(page, 'Sub-community')).toHaveText('Not specified (optional)');
  await expect(factOf(page, 'Gotra')).toHaveCount(0);
  await toggleOf(page, 'Basic info').click();
  await expect(factOf(page, 'Date of birth')).toHaveText('14 March 1997');
  await expect(factOf(page, 'Height')).toHaveText('5 ft 5 in (165 cm)');

  await page.goto('/dashboard');
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62');
  await expect(page.getByText(/years · Christian/)).toBeVisible();
});
