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
  await page.getByRole('button', { name: 'Yes, make it my profile' }).click();
}

type MissingFacts = { email: string; mobile: string };

/** Fills in the facts that a sheet without days, religions and addresses leaves out, on the page of the invitation. */
async function fillMissing(page: Page, { email, mobile }: MissingFacts): Promise<void> {
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
