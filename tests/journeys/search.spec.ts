import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { RegistrationInput } from '#tests/factories/a-registration.ts';
import { expectAccessible } from '#tests/support/journey-accessibility.ts';
import { closeOutcome, dialogOf, sendCredentials, signIn } from '#tests/support/journey-accounts.ts';
import { registerMember } from '#tests/support/journey-people.ts';
import type { Product } from '#tests/support/journey-product.ts';
import { test } from '#tests/support/journey.ts';

const results = (page: Page) => page.getByRole('region', { name: 'Search results' });
const found = (page: Page) => results(page).locator('output');
const cardOf = (page: Page, { firstname, lastname }: RegistrationInput) =>
  results(page)
    .getByRole('article')
    .filter({ hasText: `${firstname} ${lastname}` });
const chip = (page: Page, text: string) => page.getByRole('button', { name: `Remove: ${text}` });
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });

/** A family name that nobody else of these journeys has. */
function rareName(): string {
  const letters = randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .padEnd(6, 'a')
    .slice(0, 6);
  return `Zork${letters}`;
}

/** Two grooms of one family, and a bride who is signed in and looks for them. */
async function openSearch(page: Page, { product, address }: { product: Product; address?: string }) {
  const lastname = rareName();
  const groom = { gender: 'Male', lastname, community: 'Other' };
  const older = await registerMember(product, {
    ...groom,
    firstname: 'Arun',
    dob: '1962-01-05',
    religion: 'Jain',
  });
  const younger = await registerMember(product, {
    ...groom,
    firstname: 'Vimal',
    dob: '1963-01-05',
    religion: 'Sikh',
  });
  const bride = await registerMember(product);
  await signIn(page, bride);
  await page.goto(address ?? `/moreMatch?search=${lastname}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('More Matches');
  return { lastname, older, younger };
}

async function openFilters(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Filters/ }).click();
  const form = page.getByRole('form', { name: 'Filters' });
  await expect(form).toBeVisible();
  return form;
}

test('filters stand in the address: reloading, going back and sharing it keep them @phone', async ({
  page,
  product,
  openBrowser,
}) => {
  const { older, younger } = await openSearch(page, { product });
  await expect(found(page)).toHaveText('2 members found');

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
  await expect(found(page)).toHaveText('1 member found');
  await expect(cardOf(page, older)).toBeVisible();
  await expect(cardOf(page, younger)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters, 2 are set' })).toBeFocused();
  await expectAccessible(page);

  await page.reload();
  await expect(chip(page, 'Age: 60 to 70 years')).toBeVisible();
  await expect(found(page)).toHaveText('1 member found');

  await chip(page, 'Religion: Jain').click();
  await expect(found(page)).toHaveText('2 members found');
  await expect(chip(page, 'Age: 60 to 70 years')).toBeFocused();
  await page.goBack();
  await expect(chip(page, 'Religion: Jain')).toBeVisible();
  await expect(found(page)).toHaveText('1 member found');

  const other = await openBrowser();
  const friend = await registerMember(product);
  await other.goto(page.url());
  await sendCredentials(other, friend);
  await closeOutcome(other, 'Login Successful!');
  await expect(other).toHaveURL(page.url());
  await expect(chip(other, 'Religion: Jain')).toBeVisible();
  await expect(found(other)).toHaveText('1 member found');
  await expect(cardOf(other, older)).toBeVisible();
});

test('without text, filters and order the screen shows More Matches again @phone', async ({
  page,
  product,
}) => {
  const { lastname } = await openSearch(page, { product });
  await chip(page, `“${lastname}”`).click();
  await expect(page).toHaveURL('/moreMatch');
  await expect(results(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeFocused();
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Youngest first');
  await expect(page).toHaveURL('/moreMatch?sort=youngest');
  await expect(results(page)).toBeVisible();
});

test('what an address says that cannot be read is left out', async ({ page, product }) => {
  await openSearch(page, {
    product,
    address: '/moreMatch?age=young&height=5-7&religion=Jain&active_days=soon&sort=price&colour=red',
  });
  await expect(chip(page, 'Religion: Jain')).toBeVisible();
  await expect(page.getByRole('list', { name: 'What is searched for' }).getByRole('listitem')).toHaveCount(1);
  await expect(found(page)).toContainText('found');
});

test('words find while they are typed, and the order is chosen', async ({ page, product }) => {
  const { lastname, older, younger } = await openSearch(page, { product, address: '/moreMatch' });
  const field = page.getByRole('searchbox', { name: /^Name, place, profession/ });
  await field.fill(lastname);
  await expect(found(page)).toHaveText('2 members found');
  await expect(field).toBeFocused();
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Oldest first');
  const names = results(page).getByRole('heading', { level: 2 });
  await expect(names.first()).toContainText(older.firstname);
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Youngest first');
  await expect(names.first()).toContainText(younger.firstname);
  await page.goBack();
  await expect(names.first()).toContainText(older.firstname);
});

test('a profile is opened by its ID, and a wrong one is said beside the field @phone', async ({
  page,
  product,
  problems,
}) => {
  problems.expect(/404/);
  const { older } = await openSearch(page, { product });
  const link = cardOf(page, older).getByRole('link').first();
  const id = /\d+/.exec((await link.getAttribute('href')) ?? '')?.[0] ?? '';
  const field = page.getByRole('textbox', { name: 'Search Profile ID' });
  await field.fill('Arun');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription('Enter an ID such as ITM123.');
  await field.fill('ITM99999999');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(field).toHaveAccessibleDescription(/^There is no profile with the ID ITM99999999/);
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill(`itm ${id}`);
  await field.press('Enter');
  await expect(page).toHaveURL(`/partner-profile/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(older.firstname);
});

test('a range the wrong way round is not searched for', async ({ page, product }) => {
  await openSearch(page, { product });
  const form = await openFilters(page);
  await form.getByRole('combobox', { name: 'Age: from' }).selectOption('70');
  await form.getByRole('combobox', { name: 'Age: to' }).selectOption('60');
  await expect(form.getByRole('alert')).toContainText('The first is more than the second.');
  await form.getByRole('button', { name: 'Show the members' }).click();
  await expect(form.getByRole('combobox', { name: 'Age: from' })).toBeFocused();
});

test('a search is saved under a name, opened again, changed and removed @phone', async ({
  page,
  product,
  problems,
}) => {
  problems.expect(/409/);
  const { older } = await openSearch(page, { product });
  const form = await openFilters(page);
  await form.getByRole('combobox', { name: 'Age: from' }).selectOption('60');
  await form.getByRole('button', { name: 'Show 2 members' }).click();
  await expect(page).toHaveURL(/age=60-/);

  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = dialogOf(page, 'Saved searches');
  const name = dialog.getByRole('textbox', { name: 'Name of the search' });
  await expect(name).toBeFocused();
  await name.press('Enter');
  await expect(name).toHaveAccessibleDescription('Name is required');
  await name.fill('Calm and sixty');
  await expectAccessible(page);
  await name.press('Enter');
  await expect(notices(page)).toContainText('“Calm and sixty” is saved.');
  await expect(page).toHaveURL(/saved=\d+/);
  await expect(page.getByText('Saved search “Calm and sixty”', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Saved searches' }).click();
  await name.fill('Calm and sixty');
  await name.press('Enter');
  await expect(name).toHaveAccessibleDescription(/^A search of yours has this name already/);
  await dialog.getByRole('switch', { name: 'Daily alert: Calm and sixty' }).press('Space');
  await expect(notices(page)).toContainText('No more alerts for “Calm and sixty”.');
  await dialog.getByRole('button', { name: 'Rename “Calm and sixty”' }).click();
  const newName = dialog.getByRole('textbox', { name: 'New name' });
  await expect(newName).toBeFocused();
  await newName.fill('Sixty and calm');
  await newName.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Rename “Sixty and calm”' })).toBeFocused();
  await page.keyboard.press('Escape');

  await page.getByRole('combobox', { name: 'Order' }).selectOption('Oldest first');
  await expect(page.getByText('Saved search “Sixty and calm”, changed')).toBeVisible();
  await page.getByRole('button', { name: 'Update it' }).click();
  await expect(page.getByText('Saved search “Sixty and calm”', { exact: true })).toBeVisible();

  await page.goto('/moreMatch');
  await page.getByRole('button', { name: 'Saved searches' }).click();
  await dialog.getByRole('button', { name: /^Sixty and calm/ }).click();
  await expect(page).toHaveURL(/sort=oldest/);
  await expect(cardOf(page, older)).toBeVisible();

  await page.getByRole('button', { name: 'Saved searches' }).click();
  await dialog.getByRole('button', { name: 'Remove “Sixty and calm”' }).click();
  await expect(dialog).toContainText('No saved searches yet');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByRole('button', { name: /^Sixty and calm/ })).toBeVisible();
  await expect(dialog.getByRole('switch', { name: 'Daily alert: Sixty and calm' })).not.toBeChecked();
});

test('the address of a mail opens the saved search, and says when it is not there any more', async ({
  page,
  product,
}) => {
  await openSearch(page, { product });
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = dialogOf(page, 'Saved searches');
  await dialog.getByRole('textbox', { name: 'Name of the search' }).fill('From a mail');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/saved=\d+/);
  const whole = page.url();
  const saved = /saved=\d+/.exec(whole)?.[0] ?? '';
  await page.goto(`/moreMatch?${saved}`);
  await expect(page).toHaveURL(whole);
  await expect(found(page)).toHaveText('2 members found');
  await page.goto('/moreMatch?saved=2000000000');
  await expect(notices(page)).toContainText('This saved search is not there any more.');
  await expect(page).toHaveURL('/moreMatch');
});

test('the bell says that nothing is new, and what would make it ring @phone', async ({ page, product }) => {
  await signIn(page, await registerMember(product));
  const bell = page.getByRole('button', { name: 'Notifications', exact: true });
  await bell.click();
  const panel = dialogOf(page, 'Notifications');
  await expect(panel).toContainText('Nothing new');
  await expectAccessible(page);
  const box = await bell.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell).toBeFocused();
});

test('a bell that cannot be loaded says so and can be asked again', async ({ page, product, problems }) => {
  problems.expect(/notification/);
  await page.route('**/api/notification/list', (route) => route.abort('connectionfailed'));
  await signIn(page, await registerMember(product));
  await page.getByRole('button', { name: 'Notifications' }).click();
  const panel = dialogOf(page, 'Notifications');
  await expect(panel.getByRole('alert')).toContainText('We cannot reach the service');
  await page.unroute('**/api/notification/list');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel).toContainText('Nothing new');
});

test('a link that ends no alert says so, after the button was pressed @phone', async ({ page, problems }) => {
  problems.expect(/404/);
  await page.goto('/stop-alert?token=abcdefghijklmnopqrstuvwxyz0123456789');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('End this alert?');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'End the alert' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link opens nothing any more');
  await expectAccessible(page);
});
