import type { Page } from '@playwright/test';

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
