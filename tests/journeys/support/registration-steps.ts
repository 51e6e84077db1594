import type { Page } from '@playwright/test';
import type { RegistrationInput } from '#tests/factories/a-registration.ts';

// The steps of the form of a registration for a daughter, after the first one.

export async function fillName(page: Page, { firstname, lastname, dob }: RegistrationInput): Promise<void> {
  await page.getByLabel('Your daughter’s first name').fill(firstname);
  await page.getByLabel('Your daughter’s last name').fill(lastname);
  const [year = '', month = '', day = ''] = dob.split('-');
  await page.getByLabel('Day').selectOption(day);
  await page.getByLabel('Month').selectOption(month);
  await page.getByLabel('Year').selectOption(year);
}

export async function fillFaith(page: Page, { religion, community }: RegistrationInput): Promise<void> {
  await page.getByRole('radio', { name: religion, exact: true }).check();
  await page.getByLabel(/^Community/).fill(community);
}

/** The same without scripts, where the communities are a list of the device. */
export async function selectFaith(page: Page, { religion, community }: RegistrationInput): Promise<void> {
  await page.getByRole('radio', { name: religion, exact: true }).check();
  await page.getByLabel(/^Community/).selectOption(community);
}

export async function fillContact(page: Page, person: RegistrationInput): Promise<void> {
  await page.getByLabel('E-mail address').fill(person.email);
  await page.getByLabel('Mobile number').fill(person.mobile);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.confirm_password);
}
