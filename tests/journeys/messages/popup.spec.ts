import { expect } from '@playwright/test';
import { seat } from '#tests/journeys/support/live.ts';
import {
  aCouple,
  fieldOf,
  messageOf,
  messagesEntry,
  say,
  threadOf,
} from '#tests/journeys/support/messages.ts';
import { test } from '#tests/journeys/support/journey.ts';

test('the pop-up with messages follows a member from screen to screen, and its button counts what is unread', async ({
  page,
  product,
}) => {
  const [kala, leo] = await aCouple(product, ['Kala', 'Leo']);
  await seat(page, { product, member: kala, path: '/shortlisted' });
  const corner = page.getByRole('complementary', { name: 'Messages' });
  await say(product, { by: leo, to: kala, text: 'Are you in Kochi?' });
  await corner.getByRole('button', { name: 'Messages 1 unread message' }).click();
  await threadOf(page, leo).click();
  await expect(messageOf(page, 'Are you in Kochi?')).toBeVisible();
  await fieldOf(page, leo).fill('No, in');

  await page
    .getByRole('navigation', { name: 'Menu', exact: true })
    .getByRole('link', { name: 'My Match' })
    .click();
  await expect(page).toHaveURL(/myMatch/);
  await say(product, { by: leo, to: kala, text: 'Or in Thrissur?' });
  await expect(messageOf(page, 'Or in Thrissur?')).toBeVisible();
  await expect(messagesEntry(page, { unread: 0 })).toBeVisible();
  await expect(fieldOf(page, leo)).toHaveValue('No, in');

  await corner.getByRole('button', { name: 'Minimise' }).click();
  await say(product, { by: leo, to: kala, text: 'Then we are neighbours.' });
  await say(product, { by: leo, to: kala, text: 'My aunt lives there, too.' });
  await corner.getByRole('button', { name: 'Messages 2 unread messages' }).click();
  await expect(messageOf(page, 'My aunt lives there')).toBeVisible();
  await expect(messagesEntry(page, { unread: 0 })).toBeVisible();
});
