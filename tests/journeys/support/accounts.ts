import { expect, type Locator, type Page } from '@playwright/test';
import { z } from 'zod';
import { login } from '#contract/accounts/sessions.ts';
import { sessionOf } from '#web/app/client/session-of.ts';

export type Credentials = { email: string; password: string };

/** The dialog with this title. */
export function dialogOf(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name, exact: true });
}

/** Waits for an outcome, and closes it. */
export async function closeOutcome(page: Page, title: string): Promise<void> {
  const outcome = dialogOf(page, title);
  await expect(outcome).toBeVisible();
  await closePassing(outcome, outcome.getByRole('button', { name: 'OK' }));
}

/** Closes a notice by its button, unless it disappears by itself before that. */
export async function closePassing(passing: Locator, button: Locator): Promise<void> {
  await button.click().catch(() => undefined);
  await expect(passing).toBeHidden();
}

/** Types a code into the boxes as a person does: each digit moves on to the next box. */
export async function typeCode(dialog: Locator, code: string): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Digit 1 of 4' }).click();
  await dialog.page().keyboard.type(code);
}

/** Fills the open Sign In dialog and sends it. */
export async function sendCredentials(page: Page, { email, password }: Credentials): Promise<void> {
  const dialog = dialogOf(page, 'Sign In');
  await dialog.getByLabel('E-mail or mobile number').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Signs in as a person does, from any page. A member then reads an outcome; an administrator does not. */
export async function signInByDialog(page: Page, credentials: Credentials): Promise<void> {
  await page.goto('/?dialog=sign-in');
  await sendCredentials(page, credentials);
  await expect(dialogOf(page, 'Sign In')).toBeHidden();
}

/**
 * Signs the browser in without a screen, for journeys about something else: the product starts the session, which is stored where
 * the screens store it. Afterwards the browser is on a page without scripts.
 */
export async function signIn(
  page: Page,
  { email, password, address = '' }: Credentials & { address?: string },
): Promise<void> {
  await page.goto(`${address}/health/live`);
  const answer = await page.request.post(`${address}/api${login.path}`, {
    // The session has the user agent of the browser.
    headers: { 'user-agent': await page.evaluate(() => navigator.userAgent) },
    data: { emailOrMobile: email, password },
  });
  const { data } = z.object({ data: login.data }).parse(await answer.json());
  await page.evaluate((session) => {
    for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
  }, sessionOf(data));
}

/** Logs out by the menu: beside the content on a wide screen, behind its button on a phone. */
export async function openLogout(page: Page, { isMobile }: { isMobile: boolean }): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(dialogOf(page, 'Are you sure?')).toBeVisible();
}

/** Confirms the logout. */
export async function confirmLogout(page: Page): Promise<void> {
  await dialogOf(page, 'Are you sure?').getByRole('button', { name: 'Yes, Logout' }).click();
  await expect(page).toHaveURL('/');
}

/** Opens a screen of the administrator area by its menu. */
export async function openScreen(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Administration menu' });
  await menu.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}
