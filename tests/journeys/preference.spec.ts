import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/journey-accessibility.ts';
import { dialogOf, signIn } from '#tests/support/journey-accounts.ts';
import { registerMember } from '#tests/support/journey-people.ts';
import type { Product } from '#tests/support/journey-product.ts';
import { test } from '#tests/support/journey.ts';

const basic = 'PARTNER BASIC INFO';
const location = 'PARTNER LOCATION DETAILS';
const documentedSuccess = 'Partner prefernce updated successfully';

/** A bride who is signed in and looks at her profile. */
async function openProfile(page: Page, product: Product): Promise<{ email: string; password: string }> {
  const bride = await registerMember(product, { dob: '1997-03-14', religion: 'Christian' });
  await signIn(page, bride);
  await page.goto('/myProfile');
  await expect(preferenceOf(page)).toBeVisible();
  return bride;
}

const preferenceOf = (page: Page) => page.getByRole('region', { name: 'PARTNER PREFERENCE' });
const sectionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function editSection(page: Page, name: string): Promise<Locator> {
  const section = sectionOf(page, name);
  await section.getByRole('button', { name, exact: true }).click();
  await section.getByRole('button', { name: `Edit: ${name}` }).click();
  const form = page.getByRole('form', { name });
  await expect(form).toBeVisible();
  return form;
}

async function chooseAge(form: Locator, [from, to]: [string, string]): Promise<void> {
  await form.getByRole('combobox', { name: 'Age: from' }).selectOption(from);
  await form.getByRole('combobox', { name: 'Age: to' }).selectOption(to);
}

/** Searches a list by typing, as a person does, and takes the value that is offered. */
async function addValue(form: Locator, { label, words, value }: Record<'label' | 'words' | 'value', string>) {
  const field = form.getByRole('combobox', { name: label });
  await field.pressSequentially(words);
  await expect(form.getByRole('option', { name: value })).toBeVisible();
  await field.press('Enter');
  await expect(
    form.getByRole('button', { name: `Remove ${value.replaceAll(/^Add “|”$/g, '')}` }),
  ).toBeVisible();
}

const save = (form: Locator) => form.getByRole('button', { name: 'Save & Update' }).click();
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });

test('a member states what they look for and sees who fits @phone', async ({ page, product }) => {
  // An age that nobody else of these journeys has.
  await registerMember(product, { gender: 'Male', dob: '1952-05-05', religion: 'Jain' });
  await registerMember(product, { gender: 'Male', dob: '1953-05-05', religion: 'Sikh' });
  await openProfile(page, product);
  await expect(sectionOf(page, basic)).toContainText('Any');
  const form = await editSection(page, basic);
  await expect(form.getByRole('combobox', { name: 'Age: from' })).toBeFocused();
  await chooseAge(form, ['70', '78']);
  await expect(form).toContainText('2 members fit all of this');
  await expect(page.locator('output')).toContainText('2 members fit all of this');

  await form.getByRole('switch', { name: 'Must have: Age' }).press('Space');
  await expect(form.getByRole('switch', { name: 'Must have: Age' })).toHaveAccessibleDescription(
    /^Must have: My Match shows only members/,
  );
  await addValue(form, { label: 'Religion', words: 'jai', value: 'Jain' });
  await expect(form).toContainText('1 member fits all of this · 2 fit your must-haves');
  await expectAccessible(page);
  await save(form);
  await expect(notices(page)).toContainText(documentedSuccess);
  await expect(page.getByRole('button', { name: `Edit: ${basic}` })).toBeFocused();

  await page.reload();
  const section = sectionOf(page, basic);
  await expect(section.getByText('70 to 78 years')).toBeVisible();
  await expect(section.getByText('Must have')).toBeVisible();
  await expect(section).toContainText('Jain');
  await expect(preferenceOf(page)).toContainText('1 member fits all of this · 2 fit your must-haves');
  await expectAccessible(page);
});

test('suggestions are seen before they are saved, and can be taken back @phone', async ({
  page,
  product,
}) => {
  await openProfile(page, product);
  const preference = preferenceOf(page);
  await preference.getByRole('button', { name: 'Use suggestions' }).click();
  await expect(preference).toContainText('Most couples are a few years apart.');
  await expect(sectionOf(page, basic)).toContainText('Any');
  await expectAccessible(page);
  await preference.getByRole('button', { name: 'Save these suggestions' }).click();
  await expect(sectionOf(page, basic)).toContainText('Christian');
  await notices(page).getByRole('button', { name: 'Undo' }).click();
  await expect(sectionOf(page, basic)).not.toContainText('Christian');
  await expect(preference.getByRole('button', { name: 'Use suggestions' })).toBeVisible();
});

test('when nobody fits, the criterion in the way is named and can be left out', async ({ page, product }) => {
  // Other journeys have brought people of every religion in the lists.
  const religion = `Way of ${crypto.randomUUID().slice(0, 8)}`;
  await registerMember(product, { gender: 'Male', dob: '1960-05-05', religion });
  await openProfile(page, product);
  const first = await editSection(page, basic);
  await addValue(first, { label: 'Religion', words: religion, value: `Add “${religion}”` });
  await save(first);
  await expect(notices(page)).toContainText(documentedSuccess);

  const form = await editSection(page, location);
  await addValue(form, { label: 'City or town', words: 'Nowhere', value: 'Add “Nowhere”' });
  await expect(form).toContainText('Nobody fits all of this');
  await expect(form).toContainText('Without “City or town” 1 member fits.');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Leave out: City or town' }).click();
  await expect(form).toContainText('1 member fits all of this');
  await expect(form.getByRole('combobox', { name: 'City or town' })).toBeFocused();
});

test('a range the wrong way round says so and is not saved', async ({ page, product }) => {
  await openProfile(page, product);
  const form = await editSection(page, basic);
  await chooseAge(form, ['40', '30']);
  await expect(form.getByRole('alert')).toContainText('The first is more than the second.');
  await save(form);
  await expect(form.getByRole('combobox', { name: 'Age: from' })).toBeFocused();
  await expect(form.getByRole('group', { name: 'Age' })).toHaveAccessibleDescription(/^The first is more/);
  await expectAccessible(page);
});

test('what is not saved survives a reload, and leaving it asks first', async ({ page, product }) => {
  await openProfile(page, product);
  const form = await editSection(page, basic);
  await chooseAge(form, ['28', '34']);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  const again = page.getByRole('form', { name: basic });
  await expect(again).toContainText('It is not saved yet.');
  await expect(again.getByRole('combobox', { name: 'Age: to' })).toHaveValue('34');
  await sectionOf(page, location).getByRole('button', { name: location, exact: true }).click();
  const question = dialogOf(page, 'Leave without saving?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(again.getByRole('combobox', { name: 'Age: from' })).toHaveValue('28');
  await save(again);
  await expect(sectionOf(page, basic).getByText('28 to 34 years')).toBeVisible();
});

test('without a network nothing that was chosen is lost', async ({ page, product, problems }) => {
  problems.expect(/partner_preference/);
  await openProfile(page, product);
  const form = await editSection(page, basic);
  await chooseAge(form, ['28', '34']);
  await page.route('**/api/partner_preference/update', (route) => route.abort('connectionfailed'));
  await save(form);
  await expect(dialogOf(page, 'Update failed')).toContainText('Something went wrong while updating profile');
  await expectAccessible(page);
  await page.unroute('**/api/partner_preference/update');
  await dialogOf(page, 'Update failed').getByRole('button', { name: 'Retry' }).click();
  await expect(notices(page)).toContainText(documentedSuccess);
  await expect(sectionOf(page, basic).getByText('28 to 34 years')).toBeVisible();
});

test('of two windows that change the same criterion, the later one is asked', async ({
  page,
  product,
  openBrowser,
  problems,
}) => {
  problems.expect(/409/);
  const bride = await openProfile(page, product);
  const form = await editSection(page, basic);
  const other = await openBrowser();
  await signIn(other, bride);
  await other.goto('/myProfile');
  const otherForm = await editSection(other, basic);
  await chooseAge(otherForm, ['26', '30']);
  await save(otherForm);
  await expect(sectionOf(other, basic).getByText('26 to 30 years')).toBeVisible();

  await chooseAge(form, ['28', '34']);
  await save(form);
  await expect(form).toContainText('Elsewhere it is now: 26 to 30 years');
  await expect(form.getByRole('button', { name: 'Keep mine' })).toBeFocused();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Keep mine' }).click();
  await expect(sectionOf(page, basic).getByText('28 to 34 years')).toBeVisible();
});

test('a preference that cannot be loaded says so and can be asked for again', async ({
  page,
  product,
  problems,
}) => {
  problems.expect(/partner_preference/);
  await page.route('**/api/partner_preference/data', (route) => route.abort('connectionfailed'));
  const bride = await registerMember(product);
  await signIn(page, bride);
  await page.goto('/myProfile');
  await expect(preferenceOf(page).getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/api/partner_preference/data');
  await preferenceOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(sectionOf(page, basic)).toContainText('Any');
});

test.describe('with dark colours, on the narrowest screen, from right to left', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 320, height: 700 } });

  test('the preference is readable and fits', async ({ page, product }) => {
    await openProfile(page, product);
    for (const name of [basic, location, 'PARTNER EDUCATION & CAREER', 'PARTNER OTHER DETAILS']) {
      const form = await editSection(page, name);
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([name, overflow]).toEqual([name, 0]);
      await form.getByRole('button', { name: 'Cancel' }).click();
    }
  });
});
