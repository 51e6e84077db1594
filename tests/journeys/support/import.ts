import { expect, type Page } from '@playwright/test';

type Sheet = { name: string; mimeType: string; content: string };

/** Chooses a sheet on the first step of an import. */
export async function chooseFile(page: Page, { name, mimeType, content }: Sheet): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await choosing).setFiles({ name, mimeType, buffer: Buffer.from(content) });
}

/** Claims an invitation whose missing facts are filled in. */
export async function claim(
  page: Page,
  { profileFor, password }: { profileFor: string; password: string },
): Promise<void> {
  await page.getByLabel('This profile is for').selectOption(profileFor);
  await page.getByLabel('Choose a password').fill(password);
  await page.getByRole('checkbox', { name: /terms of use/ }).check();
  await page.getByRole('checkbox', { name: /keeps this profile/ }).check();
  await page.getByRole('button', { name: 'Claim my profile' }).click();
}

type MissingFacts = { firstname: string; lastname: string; email: string; mobile: string };

/** Fills in the facts that a sheet without names, days and addresses leaves out, on the page of the invitation. */
export async function fillMissing(
  page: Page,
  { firstname, lastname, email, mobile }: MissingFacts,
): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill(firstname);
  await page.getByRole('textbox', { name: 'Last name' }).fill(lastname);
  await page.getByLabel('Day').selectOption('1');
  await page.getByLabel('Month').selectOption('January');
  const religion = page.getByRole('combobox', { name: 'Religion' });
  const community = page.getByRole('combobox', { name: 'Community' });
  // The lists arrive after the page.
  await expect(religion.or(community).first()).toBeVisible();
  if (await religion.isVisible()) await religion.selectOption('Christian');
  await community.selectOption({ index: 1 });
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Mobile number').fill(mobile);
}
