import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/journeys/support/accessibility.ts';
import { signIn } from '#tests/journeys/support/accounts.ts';
import { holdUndo } from '#tests/journeys/support/notices.ts';
import { registerMember } from '#tests/journeys/support/people.ts';
import type { Product } from '#tests/journeys/support/product.ts';
import { test } from '#tests/journeys/support/journey.ts';

const basic = 'Partner basic info';
const documentedSuccess = 'Partner preference updated successfully';

/** Signs in a bride and opens her profile. */
async function openProfile(page: Page, product: Product): Promise<void> {
  const bride = await registerMember(product, { dob: '1997-03-14', religion: 'Christian' });
  await signIn(page, bride);
  await page.goto('/myProfile');
  await expect(preferenceOf(page)).toBeVisible();
}

const preferenceOf = (page: Page) => page.getByRole('region', { name: 'Partner preference' });
const sectionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function editSection(page: Page, name: string): Promise<Locator> {
  const section = sectionOf(page, name);
  await section.getByRole('button', { name, exact: true }).click();
  await section.getByRole('button', { name: `Edit ${name}` }).click();
  const form = page.getByRole('form', { name });
  await expect(form).toBeVisible();
  return form;
}

async function chooseAge(form: Locator, [from, to]: [string, string]): Promise<void> {
  await form.getByRole('combobox', { name: 'Age: from' }).selectOption(from);
  await form.getByRole('combobox', { name: 'Age: to' }).selectOption(to);
}

/** Searches a list by typing, as a person does, and chooses the offered value. */
async function addValue(form: Locator, { label, words, value }: Record<'label' | 'words' | 'value', string>) {
  const field = form.getByRole('combobox', { name: label });
  await field.pressSequentially(words);
  await expect(form.getByRole('option', { name: value })).toBeVisible();
  await field.press('Enter');
  await expect(
    form.getByRole('button', { name: `Remove ${value.replaceAll(/^Add “|”$/g, '')}` }),
  ).toBeVisible();
}

async function save(form: Locator): Promise<void> {
  // An open list may lie over the button.
  await form.page().keyboard.press('Escape');
  await form.getByRole('button', { name: 'Save & Update' }).click();
}

test('a member states a preference and sees how many fit @phone @gate-desktop', async ({ page, product }) => {
  const year = new Date().getFullYear();
  // An age that no one else in these journeys has.
  await registerMember(product, { gender: 'Male', dob: `${year - 74}-05-05`, religion: 'Jain' });
  await registerMember(product, { gender: 'Male', dob: `${year - 73}-05-05`, religion: 'Sikh' });
  await openProfile(page, product);
  await expect(sectionOf(page, basic)).toContainText('Any');
  const form = await editSection(page, basic);
  await expect(form.getByRole('combobox', { name: 'Age: from' })).toBeFocused();
  await chooseAge(form, ['70', '78']);
  await expect(form).toContainText('2 profiles fit everything');
  await expect(page.locator('output')).toContainText('2 profiles fit everything');

  await form.getByRole('switch', { name: 'Must have: Age' }).press('Space');
  await expect(form.getByRole('switch', { name: 'Must have: Age' })).toHaveAccessibleDescription(
    /^Must have: My Match shows only members/,
  );
  await addValue(form, { label: 'Religion', words: 'jai', value: 'Jain' });
  await expect(form).toContainText('1 profile fits everything · 1 more fits less');
  await save(form);
  await expect(page.getByRole('status').filter({ hasText: documentedSuccess })).toBeAttached();
  await expect(page.getByRole('button', { name: `Edit ${basic}` })).toBeFocused();

  await page.reload();
  const section = sectionOf(page, basic);
  await expect(section.getByText('70 to 78 years')).toBeVisible();
  await expect(section.getByText('Must have')).toBeVisible();
  await expect(section).toContainText('Jain');
  await expect(preferenceOf(page)).toContainText('1 profile fits everything · 1 more fits less');
});

test('suggestions are shown before they are saved, and can be undone', async ({ page, product }) => {
  await openProfile(page, product);
  const preference = preferenceOf(page);
  await preference.getByRole('button', { name: 'Use suggestions' }).click();
  await expect(preference).toContainText('Most couples are a few years apart.');
  await expect(sectionOf(page, basic)).toContainText('Any');
  await expectAccessible(page);
  await preference.getByRole('button', { name: 'Save these suggestions' }).click();
  const undo = await holdUndo(page);
  await expect(sectionOf(page, basic)).toContainText('Christian');
  await undo.click();
  await expect(sectionOf(page, basic)).not.toContainText('Christian');
  await expect(preference.getByRole('button', { name: 'Use suggestions' })).toBeVisible();
});
