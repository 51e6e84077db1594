import { expect, type Locator, type Page } from '@playwright/test';
import type { ContactAudience } from '#contract/settings/contact-audience.ts';
import { updateSettings } from '#contract/settings/settings.ts';
import { toggleShortlist } from '#contract/shortlist/shortlist.ts';
import { dialogOf } from './accounts.ts';
import { askProduct, type Partner } from './partners.ts';
import type { Product } from './product.ts';

type Said = {
  title: string;
  text: string;
  /** The button that closes it. */
  button?: string;
};

/** Waits for an outcome with exactly this text, and closes it. */
export async function expectOutcome(page: Page, { title, text, button = 'OK' }: Said): Promise<void> {
  const outcome = dialogOf(page, title);
  await expect(outcome.getByText(text)).toBeVisible();
  await outcome.getByRole('button', { name: button, exact: true }).click();
  await expect(outcome).toBeHidden();
}

/** The card of a member in a list. */
export function cardOf(page: Page, { firstname, lastname }: Partner): Locator {
  const name = `${firstname} ${lastname}`;
  return page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
}

/** Puts members on a shortlist by calls, which makes a list of exactly these members. */
export async function shortlistOf(product: Product, { by, of }: { by: Partner; of: readonly Partner[] }) {
  for (const { id } of of) {
    await askProduct(product, { endpoint: toggleShortlist, token: by.token, body: { partner_id: id } });
  }
}

/** Opens one of the entries behind the three dots; on a profile, of the person it shows. */
export async function chooseFromMenu(
  page: Page,
  { of, entry }: { of: Partner; entry: string },
): Promise<void> {
  await page
    .getByRole('button', { name: `More options for ${of.firstname} ${of.lastname}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** Sets by a call who may see a member's contact details. */
export async function showContactTo(
  product: Product,
  { of, audience }: { of: Partner; audience: ContactAudience },
): Promise<void> {
  await askProduct(product, {
    endpoint: updateSettings,
    token: of.token,
    body: { contact_audience: audience },
  });
}

/** Presses a button twice at once: with two clicks of the pointer, an answer could come between them. */
export async function pressTwice(button: Locator): Promise<void> {
  await button.click({ trial: true });
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}
