import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/journeys/support/accessibility.ts';
import { sendCredentials } from '#tests/journeys/support/accounts.ts';
import { registerMember } from '#tests/journeys/support/people.ts';
import { cardOf, foundBy, openFilters, openSearch, resultsOf } from '#tests/journeys/support/search.ts';
import { test } from '#tests/journeys/support/journey.ts';

const chip = (page: Page, text: string) => page.getByRole('button', { name: `Remove: ${text}` });

test('filters are in the address, and survive reloading, going back and sharing it @phone @gate-phone', async ({
  page,
  product,
  openBrowser,
}) => {
  const { older, younger } = await openSearch(page, { product });
  await expect(foundBy(page)).toHaveText('2 members found');

  const form = await openFilters(page);
  await form.getByRole('combobox', { name: 'Age: from' }).selectOption('60');
  await form.getByRole('combobox', { name: 'Age: to' }).selectOption('70');
  await expect(form.getByRole('button', { name: 'Show 2 members' })).toBeVisible();
  const religion = form.getByRole('combobox', { name: 'Religion' });
  await religion.pressSequentially('jai');
  await expect(form.getByRole('option', { name: 'Jain' })).toBeVisible();
  await religion.press('Enter');
  await expect(form.getByRole('button', { name: 'Show 1 member', exact: true })).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Show 1 member', exact: true }).click();

  await expect(page).toHaveURL(/[?&]age=60-70&religion=Jain/);
  await expect(foundBy(page)).toHaveText('1 member found');
  await expect(cardOf(page, older)).toBeVisible();
  await expect(cardOf(page, younger)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters, 2 are set' })).toBeFocused();

  await page.reload();
  await expect(chip(page, 'Age: 60 to 70 years')).toBeVisible();
  await expect(foundBy(page)).toHaveText('1 member found');

  await chip(page, 'Religion: Jain').click();
  await expect(foundBy(page)).toHaveText('2 members found');
  await expect(chip(page, 'Age: 60 to 70 years')).toBeFocused();
  await page.goBack();
  await expect(chip(page, 'Religion: Jain')).toBeVisible();
  await expect(foundBy(page)).toHaveText('1 member found');

  const other = await openBrowser();
  const friend = await registerMember(product);
  await other.goto(page.url());
  await sendCredentials(other, friend);
  await expect(other).toHaveURL(page.url());
  await expect(chip(other, 'Religion: Jain')).toBeVisible();
  await expect(foundBy(other)).toHaveText('1 member found');
  await expect(cardOf(other, older)).toBeVisible();
});

test('results follow the typed words and the chosen order', async ({ page, product }) => {
  const { lastname, older, younger } = await openSearch(page, { product, address: '/moreMatch' });
  const field = page.getByRole('searchbox', { name: /^Name, place, profession/ });
  await field.fill(lastname);
  await expect(foundBy(page)).toHaveText('2 members found');
  await expect(field).toBeFocused();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Oldest first');
  const names = resultsOf(page).getByRole('heading', { level: 2 });
  await expect(names.first()).toContainText(older.firstname);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Youngest first');
  await expect(names.first()).toContainText(younger.firstname);
  await page.goBack();
  await expect(names.first()).toContainText(older.firstname);
});

test('a profile is opened by its ID, and a wrong ID has a message beside the field', async ({
  page,
  product,
  problems,
}) => {
  problems.expect(/404/);
  const { older } = await openSearch(page, { product });
  const link = cardOf(page, older).getByRole('link').first();
  const id = /\d+/.exec((await link.getAttribute('href')) ?? '')?.[0] ?? '';
  await page.goto('/moreMatch');
  const field = page.getByRole('textbox', { name: 'Search Profile ID' });
  await field.fill('Arun');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription('Enter a member ID such as ITM123.');
  await field.fill('ITM99999999');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(field).toHaveAccessibleDescription(/^No profile with the member ID ITM99999999/);
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill(`itm ${id}`);
  await field.press('Enter');
  await expect(page).toHaveURL(`/partner-profile/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(older.firstname);
});
