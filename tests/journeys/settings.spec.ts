import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/support/journey-accessibility.ts';
import { dialogOf, signIn } from '#tests/support/journey-accounts.ts';
import { aBride, aGroom } from '#tests/support/journey-inbox.ts';
import { block, isShown, noticesOf, openSection, readSettings } from '#tests/support/journey-settings.ts';
import { test } from '#tests/support/journey.ts';

const saved = 'Your settings are saved.';

test('the menus lead to the settings, and each section has its address @phone', async ({
  page,
  product,
  isMobile,
}) => {
  await signIn(page, await aBride(product, 'Asha'));
  // Behind the picture on every screen, and in the flat menu of phones.
  const opener = isMobile ? 'Open the menu' : /^Account of/;
  await page.getByRole('button', { name: opener }).click();
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  const sections = page.getByRole('navigation', { name: 'Sections of the settings' });
  await expect(sections.getByRole('link')).toHaveCount(7);
  await expectAccessible(page);

  await sections.getByRole('link', { name: 'Blocked people' }).click();
  await expect(page).toHaveURL('/settings?section=blocked');
  await expect(page.getByText('You have blocked nobody')).toBeVisible();
  await expectAccessible(page);
  const back = page.getByRole('link', { name: 'All settings' });
  if (isMobile) {
    await expect(page.getByRole('heading', { level: 2, name: 'Blocked people' })).toBeFocused();
    await expect(sections).toBeHidden();
    await back.click();
    await expect(page).toHaveURL('/settings');
    await expect(sections).toBeVisible();
  } else {
    await expect(back).toBeHidden();
    await expect(sections.getByRole('link', { name: 'Blocked people' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
});

test('who may see what of me is saved at once, by keyboard alone @phone', async ({ page, product }) => {
  const bride = await aBride(product, 'Bina');
  const groom = await aGroom(product, 'Bijoy');
  await signIn(page, bride);
  await openSection(page, 'privacy');
  const audience = page.getByRole('radiogroup', { name: 'Who may see my contact details' });
  await audience.getByRole('radio', { name: 'Members with contact views left' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(audience.getByRole('radio', { name: 'Only after an accepted interest' })).toBeChecked();
  await expect(noticesOf(page)).toContainText(saved);
  await page.keyboard.press('ArrowDown');
  await expect(audience.getByRole('radio', { name: 'Nobody' })).toBeChecked();

  for (const name of ['Keep my income private', 'Show my visits', 'Hide my profile']) {
    const setting = page.getByRole('switch', { name });
    await setting.focus();
    await page.keyboard.press('Space');
    await expect(setting).toBeChecked({ checked: name !== 'Show my visits' });
  }
  // The same sentence is not said four times over.
  await expect(noticesOf(page).getByText(saved)).toHaveCount(1);
  await expectAccessible(page);
  await expect
    .poll(() => readSettings(product, bride))
    .toMatchObject({
      contact_audience: 'nobody',
      is_income_private: true,
      shows_visits: false,
      is_hidden: true,
    });
  expect(await isShown(product, { to: groom, of: bride })).toBe(false);

  await page.reload();
  await expect(audience.getByRole('radio', { name: 'Nobody' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Show my visits' })).not.toBeChecked();
  await page.getByRole('switch', { name: 'Hide my profile' }).press('Space');
  await expect.poll(() => isShown(product, { to: groom, of: bride })).toBe(true);
});

test('a switch that cannot be saved moves back and says so, and is tried again @phone', async ({
  page,
  product,
  problems,
}) => {
  problems.expect(/settings/);
  await signIn(page, await aBride(product, 'Chitra'));
  await openSection(page, 'privacy');
  const income = page.getByRole('switch', { name: 'Keep my income private' });
  await expect(income).not.toBeChecked();
  await page.route('**/api/settings/update', (route) => route.abort('connectionfailed'));
  await income.press('Space');
  const outcome = dialogOf(page, 'This was not saved');
  await expect(outcome).toContainText('We cannot reach the service.');
  await expect(income).not.toBeChecked();
  await expectAccessible(page);
  await page.unroute('**/api/settings/update');
  await outcome.getByRole('button', { name: 'Retry' }).click();
  await expect(income).toBeChecked();
  await expect(noticesOf(page)).toContainText(saved);
});

test('settings that cannot be loaded say so and are asked for again @phone', async ({
  page,
  product,
  problems,
}) => {
  problems.expect(/settings/);
  await signIn(page, await aBride(product, 'Devi'));
  await page.route('**/api/settings', (route) => route.abort('connectionfailed'));
  await openSection(page, 'notifications');
  await expect(page.getByRole('alert')).toContainText('Your settings could not be loaded');
  await expectAccessible(page);
  await page.unroute('**/api/settings');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'What the bell and mails tell' })).toBeVisible();
});

test('of each kind of news bell and mail are chosen on their own @phone', async ({ page, product }) => {
  const bride = await aBride(product, 'Esha');
  await signIn(page, bride);
  await openSection(page, 'notifications');
  const table = page.getByRole('table', { name: 'What the bell and mails tell' });
  await expect(table.getByRole('rowheader')).toHaveText([
    'Somebody sends me an interest',
    'My interest is accepted',
    'My interest is declined',
    'An interest is withdrawn',
    'My contact details are seen',
    'Somebody looks at my profile',
    'There are new matches today',
    'A saved search finds somebody new',
  ]);
  await expectAccessible(page);
  await table.getByRole('switch', { name: 'Bell: Somebody looks at my profile' }).press('Space');
  await table.getByRole('switch', { name: 'Mail: My interest is declined' }).press('Space');
  await expect(noticesOf(page)).toContainText(saved);
  await expect
    .poll(async () => (await readSettings(product, bride)).notifications)
    .toMatchObject([
      { kind: 'interest_received', bell: true, mail: true },
      { kind: 'interest_accepted', bell: true, mail: true },
      { kind: 'interest_declined', bell: true, mail: true },
      { kind: 'interest_cancelled', bell: true, mail: false },
      { kind: 'contact_viewed', bell: true, mail: true },
      { kind: 'visit', bell: false, mail: false },
      { kind: 'todays_matches', bell: true, mail: false },
      { kind: 'search_alert', bell: true, mail: true },
    ]);
});

test('the language is kept with the account, the colours on the device @phone', async ({ page, product }) => {
  const bride = await aBride(product, 'Farida');
  await signIn(page, bride);
  await openSection(page, 'language');
  const language = page.getByRole('combobox', { name: 'Language' });
  await expect(language).toHaveValue('');
  await language.selectOption('English');
  await expect(noticesOf(page)).toContainText(saved);
  await expect.poll(async () => (await readSettings(product, bride)).language).toBe('en');
  expect((await page.context().cookies()).find(({ name }) => name === 'language')?.value).toBe('en');
  await language.selectOption('Like my browser');
  await expect.poll(async () => (await readSettings(product, bride)).language).toBeNull();
  await page.getByRole('region', { name: 'Language and colours' }).getByLabel('Colours').selectOption('Dark');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expectAccessible(page);
});

test('whom I blocked is listed, unblocked, and blocked again by Undo @phone', async ({ page, product }) => {
  const bride = await aBride(product, 'Gita');
  const groom = await aGroom(product, 'Gopal');
  await block(product, { by: bride, of: groom });
  await signIn(page, bride);
  await openSection(page, 'blocked');
  const person = page.getByRole('list', { name: 'Blocked people' }).getByRole('listitem');
  await expect(person).toContainText(`ITM${groom.id}`);
  await expectAccessible(page);
  const name = `${groom.firstname} ${groom.lastname}`;
  await page.getByRole('button', { name: `Unblock ${name}` }).press('Enter');
  await expect(noticesOf(page)).toContainText('You can see each other again.');
  await expect(page.getByText('You have blocked nobody')).toBeVisible();
  expect(await isShown(product, { to: groom, of: bride })).toBe(true);
  await noticesOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(noticesOf(page)).toContainText('You will not see each other any more.');
  await expect(person).toContainText(name);
  expect(await isShown(product, { to: groom, of: bride })).toBe(false);
});
