import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/journeys/support/accessibility.ts';
import { dialogOf, signIn } from '#tests/journeys/support/accounts.ts';
import { cardOf, chooseFromMenu, shortlistOf } from '#tests/journeys/support/connecting.ts';
import { aBride, aGroom } from '#tests/journeys/support/inbox.ts';
import { test } from '#tests/journeys/support/journey.ts';
import { holdUndo, noticesOf } from '#tests/journeys/support/notices.ts';

test('a blocked member disappears from the lists at once, and comes back with Undo @gate-desktop', async ({
  page,
  product,
  problems,
}) => {
  problems.expect(/404 .*partner\//, /status of 404/);
  const asha = await aBride(product, 'Asha');
  const [thomas, paul] = [await aGroom(product, 'Thomas'), await aGroom(product, 'Paul')];
  await shortlistOf(product, { by: asha, of: [thomas, paul] });
  await signIn(page, asha);
  await page.goto('/shortlisted');
  await chooseFromMenu(page, { of: thomas, entry: 'Block' });
  const question = dialogOf(page, 'Block Thomas?');
  await expect(question).toContainText('You and he will not see each other any more');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'More options for Thomas Kurian' })).toBeFocused();

  await chooseFromMenu(page, { of: thomas, entry: 'Block' });
  await question.getByRole('button', { name: 'Block' }).click();
  const notices = noticesOf(page);
  const undo = await holdUndo(page);
  await expect(notices).toContainText('Thomas Kurian is blocked.');
  await expect(cardOf(page, thomas)).toBeHidden();
  await expect(cardOf(page, paul)).toBeVisible();
  await undo.click();
  await expect(cardOf(page, thomas)).toBeVisible();
  await expect(notices).toContainText('Thomas Kurian is no longer blocked.');

  await cardOf(page, thomas).getByRole('link', { name: 'Thomas Kurian' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thomas Kurian');
  await chooseFromMenu(page, { of: thomas, entry: 'Block' });
  await question.getByRole('button', { name: 'Block' }).click();
  await expect(page).toHaveURL('/shortlisted');
  await expect(cardOf(page, paul)).toBeVisible();
  await expect(cardOf(page, thomas)).toBeHidden();
  await page.reload();
  await expect(cardOf(page, paul)).toBeVisible();
  await expect(cardOf(page, thomas)).toBeHidden();
  await page.goto(`/partner-profile/${thomas.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Not found!' })).toBeVisible();
});

test('a report shows its number at once, and may block as well @phone', async ({ page, product }) => {
  const asha = await aBride(product, 'Asha');
  const [thomas, paul] = [await aGroom(product, 'Thomas'), await aGroom(product, 'Paul')];
  await shortlistOf(product, { by: asha, of: [thomas, paul] });
  await signIn(page, asha);
  await page.goto('/shortlisted');
  await chooseFromMenu(page, { of: thomas, entry: 'Report' });
  const dialog = dialogOf(page, 'Report Thomas');
  await expect(dialog.getByLabel('What is wrong?')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog.getByText('Choose a reason')).toBeVisible();
  await expect(dialog.getByText('Tell us what happened')).toBeVisible();
  await expect(dialog.getByLabel('What is wrong?')).toBeFocused();
  await dialog.getByLabel('What is wrong?').selectOption('Asks for money');
  await dialog.getByLabel('What happened?').fill('He asked me for a loan.');
  await page.keyboard.press('Escape');

  await chooseFromMenu(page, { of: thomas, entry: 'Report' });
  await expect(dialog.getByLabel('What happened?')).toHaveValue('He asked me for a loan.');
  await dialog.getByLabel('Block Thomas as well').check();
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  const thanks = dialogOf(page, 'Thank you for telling us');
  await expect(thanks).toContainText(/Your report has the number R-\d{6}\./);
  await expectAccessible(page);
  await thanks.getByRole('button', { name: 'OK' }).click();
  await expect(cardOf(page, thomas)).toBeHidden();
  await expect(cardOf(page, paul)).toBeVisible();
});
