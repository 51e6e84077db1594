import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { scaleLimit } from '#scripts/test/slowness.ts';
import { expectAccessible } from '#tests/journeys/support/accessibility.ts';
import { closeOutcome, dialogOf, openScreen, signIn } from '#tests/journeys/support/accounts.ts';
import { chooseFile, claim } from '#tests/journeys/support/import.ts';
import { noticesOf } from '#tests/journeys/support/notices.ts';
import type { Product } from '#tests/journeys/support/product.ts';
import { test } from '#tests/journeys/support/journey.ts';

const header = 'Reg No,Full Name,Sex,DOB,Height,Faith,Caste,Tongue,Home,Mobile No,Email ID,Star sign';

/** Six rows: three are refused, one has an unreadable date of birth, and one a community that no list knows. */
const biodata = [
  header,
  `1,Anitha Joseph,F,14-03-1997,"5'4""",RC,Nadar,Malayalam,Thrissur,98460 12345,anitha@families.example,Pisces`,
  '2,Rahul Menon,M,05-05-1992,172,Hindu,Thirumulpad,Malayalam,Kochi,9846012346,rahul@families.example,',
  '3,Nobody Knows,,01/02/1995,165 cm,Christian,,Tamil,,,,',
  '4,Too Young,M,01-01-2015,170,Hindu,,Tamil,,9846012347,young@families.example,',
  '5,Divya S,F,31-02-1996,162,Hindu,Ezhava,Malayalam,Kollam,9846012348,,',
  `6,Anitha Joseph,F,14-03-1997,"5'4""",RC,Nadar,Malayalam,Thrissur,98460 12345,anitha@families.example,`,
].join('\r\n');

test('a sheet with mistakes is matched, checked and imported; one of its people claims the profile @gate-desktop', async ({
  page,
  product,
  openBrowser,
}, testInfo) => {
  // Invitations are mailed at the next full minute.
  testInfo.setTimeout(scaleLimit(300_000));
  await signIn(page, product.administrator);
  await page.goto('/admin-dashboard');
  await openScreen(page, 'Import');
  await expect(page.getByRole('heading', { name: 'Nothing has been imported yet' })).toBeVisible();

  await test.step('a file that is no sheet is refused before the upload', async () => {
    await page.getByRole('link', { name: 'Import biodata' }).click();
    await chooseFile(page, { name: 'family.jpg', mimeType: 'image/jpeg', content: 'picture' });
    await expect(page.getByRole('alert')).toContainText('“family.jpg” is neither CSV nor XLSX');
    await chooseFile(page, { name: 'biodata of our parish.csv', mimeType: 'text/csv', content: biodata });
  });

  await test.step('its columns are matched, with the keyboard alone', async () => {
    await expect(page.getByRole('heading', { name: 'Match the columns' })).toBeVisible();
    await expect(targetOf(page, 'Sex')).toHaveValue('Gender (needed)');
    await expect(targetOf(page, 'DOB')).toHaveValue('Date of birth');
    await expect(targetOf(page, 'Star sign')).toHaveValue('');
    await expect(page.getByRole('main')).toContainText('Recognised by its header');
    await expect(page.getByRole('main')).toContainText(/Not used: .*Star sign\./);
    await expectAccessible(page);
    await chooseTarget(page, 'Home', 'City or town');
    await expect(targetOf(page, 'Tongue')).toHaveValue('Mother tongue');
    await page.reload();
    await expect(page.getByText('Here is what you had chosen.')).toBeVisible();
    await expect(targetOf(page, 'Home')).toHaveValue('City or town');
    await page.getByLabel('Save these columns under a name').fill('our parish');
    await page.getByLabel('Save these columns under a name').press('Enter');
  });

  await test.step('every row is checked, and reasons are shown', async () => {
    await expect(page.getByRole('heading', { name: 'What will happen with each row' })).toBeVisible();
    await expectCounts(page, { 'New people': 3, Refused: 3, 'With notes to look at': 2 });
    await expect(reportOf(page, 4)).toContainText('Gender: The gender is missing');
    await expect(reportOf(page, 4)).toContainText('Nobody Knows');
    await expect(reportOf(page, 4)).toContainText('Write Male or Female');
    await expect(reportOf(page, 6)).toContainText('“31-02-1996”');
    await expect(reportOf(page, 7)).toContainText('The same person is in an earlier row');
    await page.getByLabel('Show', { exact: true }).selectOption('All except refused');
    await expect(page.getByRole('rowheader')).toHaveText(['2', '3', '6']);
    await page.getByLabel('From row').fill('6');
    await expect(page.getByRole('rowheader')).toHaveText(['6']);
    await expectAccessible(page);
  });

  await test.step('the rows with problems are downloaded', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the refused rows (CSV)', exact: true }).press('Enter');
    const file = await download;
    expect(file.suggestedFilename()).toBe('biodata of our parish - refused.csv');
    const sheet = await readFile(await file.path(), 'utf8');
    expect(sheet).toContain('Star sign,Reason');
    expect(sheet).toContain('Too Young');
    expect(sheet).not.toContain('Rahul');
  });

  await test.step('a word that no list knows is decided, and remembered with the columns', async () => {
    await expect(page.getByRole('heading', { name: '1 word not found in any list' })).toBeVisible();
    await expect(page.getByText('Community · in 1 row · under Hindu')).toBeVisible();
    await expect(page.getByLabel('Who gave you this sheet?')).toBeHidden();
    await page.getByLabel('What “Thirumulpad” means').selectOption('Keep as written');
    await page.getByRole('button', { name: 'Save and check again' }).click();
    await expect(page.getByLabel('Who gave you this sheet?')).toBeVisible();
    await expectCounts(page, { 'New people': 3, Refused: 3, 'With notes to look at': 1 });
  });

  await test.step('the import is left, found again, and started', async () => {
    await openScreen(page, 'Dashboard');
    await openScreen(page, 'Import');
    await expect(page.getByRole('row').filter({ hasText: 'our parish' }).last()).toContainText('Checked');
    await page.getByRole('link', { name: 'biodata of our parish.csv' }).click();
    await page.getByLabel('Who gave you this sheet?').fill('St Mary’s bureau');
    await page.getByRole('button', { name: 'Add 3 people' }).click();
    await expect(page.getByRole('heading', { name: 'The import is done' })).toBeVisible();
    await expectCounts(page, { 'New people': 3, Refused: 3 });
    await expect(page.getByText('1 of the people not yet invited has no e-mail address')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('one of the people is invited', async () => {
    await page.getByRole('link', { name: 'See the people and their invitations' }).click();
    await expect(personOf(page, 'Divya S')).toContainText('No e-mail address');
    await page.getByRole('checkbox', { name: 'Choose Anitha Joseph' }).press('Space');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send invitations' }).click();
    await expect(noticesOf(page)).toContainText('We are sending 1 invitation.');
  });

  await test.step('the same file adds no one a second time', async () => {
    await page.goto('/admin-import/new');
    await chooseFile(page, { name: 'again.csv', mimeType: 'text/csv', content: biodata });
    await page.getByLabel('Begin with').selectOption('our parish');
    await expect(targetOf(page, 'Home')).toHaveValue('City or town');
    await page.getByRole('button', { name: 'Check the rows' }).click();
    await expectCounts(page, { 'New people': 0, Unchanged: 3, Refused: 3 });
  });

  const visitor = await openBrowser();
  await test.step('the mail links to the facts of the invitation', async () => {
    await page.goto('/admin-import/invitations');
    await expect(personOf(page, 'Anitha Joseph')).toContainText('Invited', { timeout: scaleLimit(150_000) });
    await visitor.goto(await product.mailbox.readInvitation('anitha@families.example'));
    await expect(visitor.getByText('St Mary’s bureau gave us this biodata')).toBeVisible();
    await expect(visitor).toHaveURL('/invitation');
    await expect(factOf(visitor, 'Height')).toContainText('5 ft 4 in (163 cm)');
    await visitor.reload();
    await expect(factOf(visitor, 'City or town')).toContainText('Thrissur');
  });

  await test.step('nothing is claimed without consent', async () => {
    await visitor.getByRole('button', { name: 'Leave out: Height' }).click();
    await expect(factOf(visitor, 'Height')).toContainText('Will not be kept');
    await visitor.getByRole('button', { name: 'Yes, make it my profile' }).click();
    await expect(visitor.getByLabel('This profile is for')).toBeFocused();
    await expect(visitor.getByText('We cannot make the profile yours without this.')).toHaveCount(2);
    await expectAccessible(visitor);
  });

  await test.step('the person claims the profile', async () => {
    await claim(visitor, { profileFor: 'My Self', password: 'a song for the road' });
    await closeOutcome(visitor, 'Welcome to InTandem!');
    await expect(visitor).toHaveURL('/myProfile');
    await expect(visitor.getByText('Anitha Joseph').first()).toBeVisible();
    await visitor.goto('/myProfile?section=location');
    await expect(visitor.getByText('Thrissur').first()).toBeVisible();
    await visitor.goto('/myProfile?section=basic');
    await expect(visitor.getByText('14 March 1997').first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: 'Now a member' })).toHaveCount(1);
  });
});

test('a person without an e-mail address gets a link, and has everything erased @phone', async ({
  page,
  product,
  openBrowser,
  problems,
}) => {
  const office = await openBrowser();
  await office.setViewportSize({ width: 1440, height: 900 });
  const link = await test.step('an administrator makes a link', async () => {
    await importPeople(office, product, [
      header,
      'L1,Leela Thomas,F,,158,Christian,,Malayalam,Kottayam,9846055501,,',
    ]);
    await office.getByRole('link', { name: 'See the people and their invitations' }).click();
    await office.getByRole('button', { name: 'Make a link for Leela Thomas' }).click();
    const dialog = dialogOf(office, 'A link for Leela Thomas');
    await expect(dialog).toBeVisible();
    await expectAccessible(office);
    return dialog.getByLabel('Link', { exact: true }).inputValue();
  });

  await page.goto(link);
  await expect(factOf(page, 'Religion')).toContainText('Christian');
  await expect(page.getByLabel('Community')).toBeVisible();
  await expect(page.getByLabel('Day')).toBeVisible();
  await page.getByRole('button', { name: 'Correct: First name' }).click();
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();
  await page.getByRole('button', { name: 'No, erase my data' }).click();
  const question = dialogOf(page, 'Erase everything?');
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Yes, erase it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything is erased');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expectAccessible(page);

  problems.expect(/404/);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  await expect(page).toHaveURL('/invitation');
  await expectAccessible(page);
  await office.reload();
  await expect(office.getByRole('row').filter({ hasText: 'Leela' })).toHaveCount(0);
});

test('a link that was not mailed proves no e-mail address, so a code verifies it', async ({
  page,
  product,
  openBrowser,
}) => {
  const office = await openBrowser();
  await importPeople(office, product, [
    header,
    'M1,Mariam Varghese,F,22-07-1996,160,Christian,Nadar,Malayalam,Pala,9846055502,mariam@families.example,',
  ]);
  await office.getByRole('link', { name: 'See the people and their invitations' }).click();
  await office.getByRole('button', { name: 'Make a link for Mariam Varghese' }).click();
  const dialog = dialogOf(office, 'A link for Mariam Varghese');
  await page.goto(await dialog.getByLabel('Link', { exact: true }).inputValue());
  await claim(page, { profileFor: 'My Daughter', password: 'a song for the road' });
  await closeOutcome(page, 'A code is still needed');
  await expect(page).toHaveURL(/dialog=verify/);
  expect(await product.mailbox.readNextCode('mariam@families.example')).toMatch(/^\d{4}$/);
});

/** Imports rows, for journeys that begin with invitations. */
async function importPeople(page: Page, product: Product, rows: readonly string[]): Promise<void> {
  await signIn(page, product.administrator);
  await page.goto('/admin-import/new');
  await chooseFile(page, { name: 'people.csv', mimeType: 'text/csv', content: rows.join('\n') });
  await chooseTarget(page, 'Home', 'City or town');
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByRole('button', { name: /^Add \d/ }).click();
  await expect(page.getByRole('heading', { name: 'The import is done' })).toBeVisible();
}

function targetOf(page: Page, column: string): Locator {
  return page.getByRole('combobox', { name: `Use ${column} for`, exact: true });
}

async function chooseTarget(page: Page, column: string, field: string): Promise<void> {
  // A sheet with the headers of an earlier one begins with its choices.
  if ((await targetOf(page, column).inputValue()) === field) return;
  await targetOf(page, column).fill(field);
  await page.getByRole('option', { name: field, exact: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(targetOf(page, column)).toHaveValue(field);
}

async function expectCounts(page: Page, counts: Record<string, number>): Promise<void> {
  for (const [label, count] of Object.entries(counts)) {
    const place = page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
    await expect(place.getByRole('definition'), label).toHaveText(String(count));
  }
}

function reportOf(page: Page, row: number): Locator {
  return page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: String(row), exact: true }) });
}

function personOf(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ hasText: name });
}

function factOf(page: Page, label: string): Locator {
  return page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
}
