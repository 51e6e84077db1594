import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/support/journey-accessibility.ts';
import { registerMember } from '#tests/support/journey-people.ts';
import { profileSteps } from '#tests/support/journey-profile-steps.ts';
import {
  chooseValues,
  editSection,
  expectCompleted,
  expectSaved,
  factOf,
  fillTexts,
  openProfile,
  saveButton,
  saveSection,
  sectionOf,
  toggleOf,
} from '#tests/support/journey-profile.ts';
import { test } from '#tests/support/journey.ts';

test('a member fills in every section and sees the profile grow @phone', async ({ page, product }) => {
  await openProfile(page, { person: await registerMember(product) });
  await expectCompleted(page, 16);
  await expectAccessible(page);
  for (const [title, fill, percentage] of profileSteps) {
    await fill(await editSection(page, title));
    await expectAccessible(page);
    await saveButton(page).click();
    await expect(page.getByRole('button', { name: `Edit: ${title}` })).toBeFocused();
    await expectSaved(page);
    await expectCompleted(page, percentage);
    await expectAccessible(page);
  }
  await page.reload();
  await expectCompleted(page, 62);
  await toggleOf(page, 'EDUCATION & CAREER').click();
  await expect(factOf(page, 'Annual income')).toContainText('₹7,50,000 a year (7.50 LPA)');
  await expect(factOf(page, 'Annual income')).toContainText('Private');
  await expect(factOf(page, 'Working as')).toHaveText('Midwife');
  await toggleOf(page, 'RELIGION BACKGROUND').click();
  await expect(factOf(page, 'Languages spoken')).toHaveText('Malayalam, English and Kurichiya');
  await expect(factOf(page, 'Gotra')).toHaveText('Not specified');
  await toggleOf(page, 'BASIC INFO').click();
  await expect(factOf(page, 'Date of birth')).toHaveText('14 March 1997');
  await expect(factOf(page, 'Height')).toHaveText('165 cm (5 ft 5 in)');

  await page.goto('/dashboard');
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62');
  await expect(page.getByText(/years · Christian/)).toBeVisible();
  await expectAccessible(page);
});

test('what is missing leads to its field', async ({ page, product }) => {
  await openProfile(page, { person: await registerMember(product) });
  await page.getByRole('link', { name: 'Father' }).click();
  await expect(page.getByRole('textbox', { name: 'Father' })).toBeFocused();
  await expect(page).toHaveURL('/myProfile?section=family');
  await fillTexts(page.getByRole('form'), { Father: 'Mathew Thomas' });
  await saveSection(page);
  await page.getByRole('link', { name: 'Next: Country' }).click();
  await expect(page.getByRole('combobox', { name: 'Country' })).toBeFocused();
  await page.getByRole('button', { name: /^Show all/ }).click();
  await page.getByRole('link', { name: 'Diet', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Diet' })).toBeFocused();
});

test('one section is open at a time, and the address says which', async ({ page, product }) => {
  await openProfile(page, { person: await registerMember(product), search: '?section=location' });
  await expect(toggleOf(page, 'LOCATION')).toHaveAttribute('aria-expanded', 'true');
  await toggleOf(page, 'LIFE STYLE').click();
  await expect(page).toHaveURL('/myProfile?section=lifestyle');
  await expect(toggleOf(page, 'LOCATION')).toHaveAttribute('aria-expanded', 'false');
  await page.goBack();
  await expect(toggleOf(page, 'LOCATION')).toHaveAttribute('aria-expanded', 'true');
  await page.reload();
  await toggleOf(page, 'LOCATION').click();
  await expect(page).toHaveURL('/myProfile');
});

test('a community of another religion is emptied and asked for again', async ({ page, product }) => {
  await openProfile(page, { person: await registerMember(product, { community: 'Goan' }) });
  const form = await editSection(page, 'RELIGION BACKGROUND');
  await chooseValues(form, { Religion: 'Hindu' });
  const community = form.getByRole('combobox', { name: 'Community', exact: true });
  await expect(community).toHaveValue('');
  await saveButton(page).click();
  await expect(form.getByText('Community is required')).toBeVisible();
  await expect(community).toBeFocused();
  await chooseValues(form, { Community: 'Nair' });
  await saveSection(page);
  await expect(factOf(page, 'Community')).toHaveText('Nair');
});

test('a refusal stands beside its field', async ({ page, product, problems }) => {
  problems.expect(/422 .*profile\/update/, /status of 422/);
  await openProfile(page, { person: await registerMember(product) });
  const form = await editSection(page, 'BASIC INFO');
  await form.getByLabel('Year').selectOption(String(new Date().getFullYear() - 10));
  await saveButton(page).click();
  await expect(form.getByText('This person has not reached the legal age for marriage yet')).toBeVisible();
  await expect(form.getByLabel('Day')).toBeFocused();
  await expectAccessible(page);
});

test('a new name stands in the top bar at once', async ({ page, product }) => {
  await openProfile(page, { person: await registerMember(product) });
  await fillTexts(await editSection(page, 'BASIC INFO'), { 'First name': 'Ashalatha' });
  await saveSection(page);
  await expect(page.getByRole('banner').getByText('Ashalatha Mathew').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').getByText('Ashalatha Mathew').first()).toBeVisible();
});

test('hobbies are added one at a time, and blank ones go', async ({ page, product }) => {
  await openProfile(page, { person: await registerMember(product) });
  const form = await editSection(page, 'HOBBIES & INTEREST');
  await expect(form.getByText('No hobbies added')).toBeVisible();
  const add = form.getByRole('button', { name: 'Add Hobby' });
  const chips = form.getByRole('textbox');
  await add.click();
  await add.click();
  await expect(chips).toHaveCount(1);
  await expect(chips.first()).toBeFocused();
  await page.keyboard.type('Chess, Pottery');
  await expect(chips).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(chips).toHaveCount(3);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(chips).toHaveCount(2);
  await form.getByRole('button', { name: 'Remove Chess' }).click();
  await expect(chips).toHaveCount(1);
  await saveSection(page);
  await expect(page.getByRole('list', { name: 'Hobbies' }).getByRole('listitem')).toHaveText(['Pottery']);
});

test('with a keyboard alone a section is opened, changed and saved', async ({ page, product }) => {
  await openProfile(page, { person: await registerMember(product) });
  await toggleOf(page, 'LOCATION').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Edit: LOCATION' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Country' })).toBeFocused();
  await page.keyboard.type('India');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Goa');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('Goa');
  await saveButton(page).focus();
  await page.keyboard.press('Enter');
  await expectSaved(page);
  await expect(sectionOf(page, 'LOCATION')).toContainText('Goa');
});

test.describe('with dark colours', () => {
  test.use({ colorScheme: 'dark' });

  test('every section is as readable as with light ones', async ({ page, product }) => {
    await openProfile(page, { person: await registerMember(product) });
    await page.getByRole('button', { name: /^Show all/ }).click();
    for (const title of ['BASIC INFO', 'EDUCATION & CAREER', 'HOBBIES & INTEREST']) {
      await toggleOf(page, title).click();
      await expectAccessible(page);
      await page.getByRole('button', { name: `Edit: ${title}` }).click();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Cancel' }).click();
    }
  });
});
