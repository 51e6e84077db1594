import { expect, type Locator, type Page } from '@playwright/test';
import { genderOf } from '#contract/accounts/registration-form.ts';
import type { RegistrationInput } from '#tests/factories/a-registration.ts';
import { dialogOf } from './accounts.ts';

/** The fields of each of the four steps. */
const fillStep = [fillAbout, fillName, fillFaith, fillContact] as const;

/** Fills one step after the other and stays on the last; `look` sees every step before it is left. */
export async function fillRegistration(
  page: Page,
  { person, look = async () => undefined }: { person: RegistrationInput; look?: () => Promise<void> },
): Promise<Locator> {
  const dialog = dialogOf(page, 'Registration');
  for (const [index, fill] of fillStep.entries()) {
    await expect(dialog.getByText(`Step ${index + 1} of 4`)).toBeVisible();
    await look();
    await fill(dialog, person);
    if (index < fillStep.length - 1) await dialog.getByRole('button', { name: 'Continue' }).click();
  }
  return dialog;
}

/** Fills the steps before religion and community. */
export async function fillUntilFaith(page: Page, person: RegistrationInput): Promise<Locator> {
  const dialog = dialogOf(page, 'Registration');
  await fillAbout(dialog, person);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await fillName(dialog, person);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  return dialog;
}

async function fillAbout(dialog: Locator, { profile_for, gender }: RegistrationInput): Promise<void> {
  await dialog.getByRole('radio', { name: profile_for === 'My Self' ? 'Myself' : profile_for }).check();
  // A relation that implies the gender leaves nothing to choose.
  if (genderOf(profile_for) !== undefined) return;
  await dialog.getByRole('radio', { name: gender, exact: true }).check();
}

async function fillName(dialog: Locator, { firstname, lastname, dob }: RegistrationInput): Promise<void> {
  await dialog.getByLabel('First name').fill(firstname);
  await dialog.getByLabel('Last name').fill(lastname);
  const [year = '', month = '', day = ''] = dob.split('-');
  await dialog.getByLabel('Day').selectOption({ label: String(Number(day)) });
  await dialog.getByLabel('Month').selectOption({ index: Number(month) });
  await dialog.getByLabel('Year').selectOption({ label: year });
}

async function fillFaith(dialog: Locator, { religion, community }: RegistrationInput): Promise<void> {
  await dialog.getByRole('radio', { name: religion, exact: true }).check();
  await dialog.getByLabel(/^Community/).fill(community);
}

async function fillContact(dialog: Locator, person: RegistrationInput): Promise<void> {
  await dialog.getByLabel('E-mail address').fill(person.email);
  await dialog.getByLabel('Mobile number').fill(person.mobile);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByLabel('Confirm password').fill(person.confirm_password);
}
