import { expect } from '@playwright/test';
import { signIn } from '#tests/journeys/support/accounts.ts';
import { registerMember } from '#tests/journeys/support/people.ts';
import { test } from '#tests/journeys/support/journey.ts';

const names = ['Ambika', 'Bindu', 'Chandra'];

test('a moderator clears a queue of three by keyboard alone, and a member mends what was rejected', async ({
  page,
  product,
  openBrowser,
}) => {
  const lastname = 'Queuewala';
  const members = [];
  for (const firstname of names) members.push(await registerMember(product, { firstname, lastname }));
  await signIn(page, product.administrator);
  await page.goto(`/admin-review?search=${lastname}`);
  const items = page.getByRole('list', { name: 'Items, oldest first' }).getByRole('listitem');
  await expect(items).toHaveCount(names.length);
  const heading = page.getByRole('heading', { level: 2 });
  const { keyboard } = page;

  await keyboard.press('j');
  await expect(heading).toHaveText(`Ambika ${lastname}`);
  await keyboard.press('a');
  await expect(heading).toHaveText(`Bindu ${lastname}`);
  await keyboard.press('r');
  await expect(page.getByRole('form', { name: 'Why is it rejected?' })).toBeVisible();
  await keyboard.press('3');
  await keyboard.press('Enter');
  await expect(heading).toHaveText(`Chandra ${lastname}`);
  await keyboard.press('h');
  await keyboard.type('Ask a colleague');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Nothing found for/ })).toBeVisible();

  await page.goto(`/admin-review?list=decided&search=${lastname}`);
  await expect(items).toHaveCount(names.length - 1);
  await expect(items.filter({ hasText: 'Bindu' })).toContainText('Rejected');

  const [, bindu] = members;
  if (bindu === undefined) throw new Error('There are three');
  const hers = await openBrowser();
  await signIn(hers, bindu);
  await hers.goto('/myProfile');
  const notice = hers.getByRole('region', { name: 'Your profile has not been accepted yet' });
  await expect(notice).toContainText('It cannot be understood, or says nothing about the person.');
});
