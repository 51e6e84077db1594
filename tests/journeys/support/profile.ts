import { expect, type Locator, type Page } from '@playwright/test';
import type { RegistrationInput } from '#tests/factories/a-registration.ts';
import { dialogOf, signIn } from './accounts.ts';

/** Signs in and opens My Profile, perhaps with a section or a field of it. */
export async function openProfile(
  page: Page,
  { person, search = '' }: { person: RegistrationInput; search?: string },
): Promise<void> {
  await signIn(page, person);
  await page.goto(`/myProfile${search}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.firstname);
}

/** The round button of a section. */
export function toggleOf(page: Page, title: string): Locator {
  return page.getByRole('button', { name: title, exact: true });
}

/** Opens a closed section and its form. */
export async function editSection(page: Page, title: string): Promise<Locator> {
  await toggleOf(page, title).click();
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const form = page.getByRole('form', { name: title });
  await expect(form).toBeVisible();
  return form;
}

/** Chooses a value of a list by typing it. */
async function chooseValue(form: Locator, { label, value }: { label: string; value: string }): Promise<void> {
  const field = form.getByRole('combobox', { name: label, exact: true });
  await field.click();
  await field.fill(value);
  await form.page().getByRole('option', { name: value, exact: true }).click();
}

export async function chooseValues(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await chooseValue(form, { label, value });
}

export async function fillTexts(form: Locator, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await form.getByRole('textbox', { name: label, exact: true }).fill(text);
}

export function saveButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Save & Update' });
}

/** Saves the open form and waits until the page says so. */
export async function saveSection(page: Page): Promise<void> {
  await saveButton(page).click();
  await expectSaved(page);
}

/** Waits until the form is closed: the section shows what is saved. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(saveButton(page)).toBeHidden();
}

export async function expectCompleted(page: Page, percentage: number): Promise<void> {
  await expect(page.getByText(`Your profile is ${percentage}% completed...`)).toBeVisible();
}

/** The value of a field in view mode. */
export function factOf(page: Page, label: string): Locator {
  return page.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('xpath=following-sibling::dd');
}

/** Answers the question whether to leave without saving. */
export async function answerLeaving(
  page: Page,
  choice: 'Leave without saving' | 'Keep editing',
): Promise<void> {
  const question = dialogOf(page, 'Leave without saving?');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: choice }).click();
  await expect(question).toBeHidden();
}
