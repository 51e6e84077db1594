import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { RegistrationInput } from '#tests/factories/a-registration.ts';
import { signIn } from './accounts.ts';
import { registerMember } from './people.ts';
import type { Product } from './product.ts';

/** The cards that a search found. */
export function resultsOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Search results' });
}

/** The number of members that a search found. */
export function foundBy(page: Page): Locator {
  return resultsOf(page).locator('output');
}

/** The card of a found member. */
export function cardOf(page: Page, { firstname, lastname }: RegistrationInput): Locator {
  return resultsOf(page)
    .getByRole('article')
    .filter({ hasText: `${firstname} ${lastname}` });
}

/** A unique family name, so different from others that a search tolerant of misspellings does not confuse them. */
function rareName(): string {
  const letters = Array.from(
    randomUUID().replaceAll('-', ''),
    (digit) => 'abcdefghijklmnop'[Number.parseInt(digit, 16)],
  );
  return `Zork${letters.slice(0, 16).join('')}`;
}

/** Two grooms of one family, both in their sixties, and a signed-in bride who searches for them. */
export async function openSearch(page: Page, { product, address }: { product: Product; address?: string }) {
  const lastname = rareName();
  const year = new Date().getFullYear();
  const groom = { gender: 'Male', lastname, community: 'Other' } as const;
  const older = await registerMember(product, {
    ...groom,
    firstname: 'Arun',
    dob: `${year - 65}-01-05`,
    religion: 'Jain',
  });
  const younger = await registerMember(product, {
    ...groom,
    firstname: 'Vimal',
    dob: `${year - 64}-01-05`,
    religion: 'Sikh',
  });
  const bride = await registerMember(product);
  await signIn(page, bride);
  await page.goto(address ?? `/moreMatch?search=${lastname}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    address === undefined ? 'Search' : 'More Matches',
  );
  return { lastname, older, younger };
}

/** Opens the drawer of all filters. */
export async function openFilters(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Filters/ }).click();
  const form = page.getByRole('form', { name: 'Filters' });
  await expect(form).toBeVisible();
  return form;
}
