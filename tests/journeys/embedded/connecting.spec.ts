import { expect, type Page } from '@playwright/test';
import { scaleLimit } from '#scripts/test/slowness.ts';
import { aRegistration, type RegistrationInput } from '#tests/factories/a-registration.ts';
import { closeOutcome, dialogOf, sendCredentials, typeCode } from '#tests/journeys/support/accounts.ts';
import { chooseFile, claim, fillMissing } from '#tests/journeys/support/import.ts';
import { acceptInterest, findNotice } from '#tests/journeys/support/live.ts';
import { test } from '#tests/journeys/support/population.ts';
import type { Product } from '#tests/journeys/support/product.ts';
import { profileSteps } from '#tests/journeys/support/profile-steps.ts';
import { chooseValues, editSection, saveSection } from '#tests/journeys/support/profile.ts';
import { fillRegistration } from '#tests/journeys/support/registration.ts';

const password = 'a song for the road';

test('a new member finds a claimed profile among others, and both connect', async ({
  page,
  product,
  openBrowser,
}, testInfo) => {
  testInfo.setTimeout(scaleLimit(420_000));
  const guest = await openBrowser();
  const claimed =
    await test.step('a sheet of a bureau is imported, and its person claims a profile', async () => {
      const office = await openBrowser();
      await guest.goto(await bringSheet(office, product));
      return claimProfile(guest, product);
    });
  const gender = claimed.gender === 'Male' ? 'Female' : 'Male';
  const person = aRegistration({ gender, firstname: 'Rosamma', dob: '1995-03-14', password });

  await test.step('a person registers, and fills in facts', async () => {
    await register(page, { product, person });
    await page.goto(`${product.address}/myProfile`);
    for (const [title, fill] of profileSteps.filter(
      ([name]) => name === 'BASIC INFO' || name === 'LOCATION',
    )) {
      await fill(await editSection(page, title));
      await saveSection(page);
    }
  });

  await test.step('they state a preference', async () => {
    const form = await editSection(page, 'PARTNER BASIC INFO');
    await form.getByRole('combobox', { name: 'Age: from' }).selectOption('21');
    await form.getByRole('combobox', { name: 'Age: to' }).selectOption('60');
    await chooseValues(form, { 'Marital status': 'Never married' });
    await page.keyboard.press('Escape');
    await form.getByRole('button', { name: 'Save & Update' }).click();
    await expect(page.getByRole('button', { name: 'Edit: PARTNER BASIC INFO' })).toBeVisible();
  });

  const name = `${claimed.firstname} ${claimed.lastname}`;
  await test.step('they find their matches, and send an interest', async () => {
    await page.goto(`${product.address}/myMatch`);
    const found = page.getByRole('main').locator('output');
    await expect(found).toContainText(/\d+ profiles? fits? your must-haves, both ways/);
    await page.goto(`${product.address}/myMatch?search=${claimed.lastname}`);
    await page.getByRole('button', { name: `Send interest to ${name}` }).click();
    const dialog = dialogOf(page, `Send interest to ${claimed.firstname}`);
    await expect(dialog).toContainText('5 of 5 interests left today.');
    await dialog.getByRole('button', { name: 'Send interest' }).click();
    await expect(page.getByLabel(`Interest sent to ${name}`)).toBeVisible();
  });

  await test.step('the other member sees the interest live, and accepts', async () => {
    await acceptInterest(guest, `${person.firstname} ${person.lastname}`);
    await expect(page.getByLabel(`Message ${name}`), 'the card follows').toBeVisible();
    const notice = await findNotice(page, `${name} accepted your interest`);
    await notice.click();
    await expect(page).toHaveURL(/\/inbox\?tab=accepted&by=them$/);
  });

  await test.step('contact details are viewed within the quota of the day, and no others', async () => {
    await page.getByRole('button', { name: `Contact details of ${name}` }).click();
    const dialog = dialogOf(page, `Contact details of ${claimed.firstname}`);
    await expect(dialog).toContainText('uses your last contact view of today.');
    await dialog.getByRole('button', { name: 'Show contact details' }).click();
    await expect(dialog).toContainText(claimed.email);
    await expect(dialog).toContainText('That was your last contact view of today.');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.goto(`${product.address}/moreMatch?sort=newest`);
    const others = page.getByRole('article').filter({ hasNotText: name });
    await others
      .getByRole('button', { name: /^Contact details/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toContainText('You have used your contact view of today.');
    await page.keyboard.press('Escape');
  });

  await test.step('both dashboards are right', async () => {
    await page.goto(`${product.address}/dashboard`);
    await expect(page.getByRole('link', { name: /^Sent interests/ })).toHaveText(/0?1$/);
    await expect(page.getByRole('link', { name: /^Received interests/ })).toHaveText(/0$/);
    await expect(page.getByText('Left for today:')).toContainText(
      '4 interests of 5 and 0 contact views of 1',
    );
    await guest.goto(`${product.address}/dashboard`);
    await expect(guest.getByRole('link', { name: /^Received interests/ })).toHaveText(/0?1$/);
    await expect(guest.getByText('Left for today:')).toContainText('5 interests of 5');
    await findNotice(guest, `${person.firstname} ${person.lastname} viewed your contact details`);
  });
});

/** A sheet as a bureau keeps it: a title, and headers of its own. The person has an age alone, and no address. */
const bureauSheet = [
  'MARRIAGE BUREAU – LIST OF GROOMS,,,,',
  'Sl No,Name of the candidate,Age,Ht,Qlfn,Job,Salary (p.a.)',
  `1,Zacharias Zorkmidmannil,31,5'10,MCA,Software engineer,8 LPA`,
].join('\n');

/** Imports a sheet with what is recognised in it; returns the link of its person. */
async function bringSheet(page: Page, { address, administrator }: Product): Promise<string> {
  await page.goto(`${address}/?dialog=sign-in`);
  await sendCredentials(page, administrator);
  await page.waitForURL(/admin-dashboard/);
  await page.goto(`${address}/admin-import/new`);
  await chooseFile(page, { name: 'profiles.csv', mimeType: 'text/csv', content: bureauSheet });
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByRole('button', { name: /^Add \d/ }).click();
  await expect(page.getByRole('heading', { name: 'The import is done' })).toBeVisible();
  await page.getByRole('link', { name: 'See the people and their invitations' }).click();
  await page
    .getByRole('button', { name: /^Make a link for/ })
    .first()
    .click();
  return page.getByRole('dialog').getByLabel('Link', { exact: true }).inputValue();
}

/** Claims an invitation and verifies the address, which signs in. */
async function claimProfile(page: Page, product: Product) {
  const gender = page.locator('dl > div').filter({ has: page.getByText('Gender', { exact: true }) });
  await expect(gender).toContainText(/Male|Female/);
  const isMale = /Male/.test((await gender.textContent()) ?? '');
  const { email, mobile } = aRegistration();
  const person = { firstname: 'Zacharias', lastname: 'Zorkmidmannil', email, mobile, password };
  await fillMissing(page, person);
  await claim(page, { profileFor: 'My Self', password });
  await closeOutcome(page, 'A code is still needed');
  await verify(page, { product, email });
  await expect(page).toHaveURL(/\/myProfile$/);
  await page.goto(`${product.address}/dashboard`);
  return { ...person, gender: isMale ? 'Male' : 'Female' };
}

async function register(
  page: Page,
  { product, person }: { product: Product; person: RegistrationInput },
): Promise<void> {
  await page.goto(`${product.address}/?dialog=register`);
  const dialog = await fillRegistration(page, { person });
  await dialog.getByRole('button', { name: 'Register' }).click();
  await verify(page, { product, email: person.email });
  await expect(page).toHaveURL(/\/welcome\/photo$/);
}

async function verify(page: Page, { product, email }: { product: Product; email: string }): Promise<void> {
  const dialog = dialogOf(page, 'Verify your e-mail');
  await typeCode(dialog, await product.mailbox.readNextCode(email));
  await dialog.getByRole('button', { name: 'Verify e-mail' }).click();
}
