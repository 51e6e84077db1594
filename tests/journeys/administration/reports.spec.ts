import { expect } from '@playwright/test';
import { aBride, aGroom } from '#tests/journeys/support/inbox.ts';
import { dialogOf, signIn } from '#tests/journeys/support/accounts.ts';
import { report } from '#tests/journeys/support/settings.ts';
import { test } from '#tests/journeys/support/journey.ts';

const long = 'They wrote to my sister, too. '.repeat(8).trim();

test('an administrator reads, searches and sorts reports @phone', async ({ page, product, isMobile }) => {
  const bride = await aBride(product, 'Nalini');
  const groom = await aGroom(product, 'Naveen');
  const first = await report(product, {
    by: bride,
    of: groom,
    reason: 'abusive_message',
    place: 'inbox',
    text: long,
  });
  const second = await report(product, { by: groom, of: bride, reason: 'stolen_photo', text: 'An actress.' });
  await signIn(page, product.administrator);
  await page.goto('/admin-reports');
  const row = (ticket: string) =>
    isMobile
      ? page.getByRole('list', { name: 'Reports' }).getByRole('listitem').filter({ hasText: ticket })
      : page.getByRole('row').filter({ hasText: ticket });
  await expect(row(first)).toContainText('Abusive message');
  await expect(row(first)).toContainText('Inbox');
  await expect(row(first)).toContainText(`ITM${bride.id} · Active`);
  await expect(row(first)).toContainText(`ITM${groom.id} · Active`);
  await expect(row(second)).toContainText('Photo of another person');
  await expect(row(second)).toContainText('An actress.');

  const more = row(first).getByRole('button', { name: 'Show more' });
  await more.press('Enter');
  await expect(row(first).getByRole('button', { name: 'Show less' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(row(first)).toContainText(long);

  const search = page.getByRole('searchbox', { name: 'Search by ticket, name, member ID or text' });
  await search.fill(second);
  await expect(row(first)).toHaveCount(0);
  await expect(row(second)).toBeVisible();
  await search.fill('nobody ever wrote this');
  await expect(
    page.getByRole('heading', { name: 'Nothing found for “nobody ever wrote this”' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).last().click();
  await expect(row(first)).toBeVisible();
  if (isMobile) {
    await page.getByRole('button', { name: 'Filters: Open' }).click();
    const panel = dialogOf(page, 'Filters');
    await panel.getByRole('combobox', { name: 'Sort by' }).selectOption('By reason');
    await panel.getByRole('button', { name: 'Show the list' }).click();
  } else await page.getByRole('columnheader', { name: 'Reason' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=reason/);
});
