import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from '#tests/journeys/support/accounts.ts';
import { aBride, aGroom, answerOf, interestOf, viewContactOf } from '#tests/journeys/support/inbox.ts';
import { test } from '#tests/journeys/support/journey.ts';

/** The card of a member on the shown tab. */
function cardOf(page: Page, name: string): Locator {
  return page.getByRole('tabpanel').getByRole('article', { name });
}

/** The time shown for something just done, or a minute ago on a slow machine. */
function recently(done: string): RegExp {
  return new RegExp(`${done} (just now|1 minute ago)`);
}

async function chooseTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
}

test('a received interest shows its sender, and is accepted @phone @gate-phone', async ({
  page,
  product,
}) => {
  const [asha, thomas] = [await aBride(product, 'Asha'), await aGroom(product, 'Thomas')];
  await interestOf(product, { from: thomas, to: asha, message: 'Greetings from Kochi' });
  await signIn(page, asha);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Received interests' }).click();
  await expect(page).toHaveURL('/inbox');
  const card = cardOf(page, 'Thomas Kurian');
  await expect(card).toContainText(`ID : ITM${thomas.id}`);
  for (const fact of [
    "5 ft 10 in · Software engineer · Bachelor's – Engineering",
    'Ernakulam, Kerala',
    'Born 2 November 1994 · Malayalam',
    'He has no preferences yet',
    recently('Received'),
    'Message from ThomasGreetings from Kochi',
  ]) {
    await expect(card).toContainText(fact);
  }
  await expect(page.getByText('1 interest is waiting for your answer.')).toBeVisible();

  await card.getByRole('button', { name: 'Accept' }).click();
  await expect(card.getByRole('button', { name: 'Accepted' })).toBeDisabled();
  await expect(card).toContainText(recently('You accepted'));
  await expect(page.getByText('Nothing is waiting for your answer.')).toBeVisible();

  await chooseTab(page, 'Accepted');
  await expect(page).toHaveURL('/inbox?tab=accepted');
  await expect(page.getByRole('radio', { name: 'Accepted by Me' })).toBeChecked();
  await expect(cardOf(page, 'Thomas Kurian').getByRole('button', { name: 'Contact details' })).toBeVisible();
  await page.getByRole('radio', { name: 'Accepted by Him' }).check();
  await expect(page).toHaveURL('/inbox?tab=accepted&by=them');
  await expect(page.getByRole('heading', { name: 'No accepted by him interests found' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('radio', { name: 'Accepted by Him' })).toBeChecked();
  await page.goBack();
  await expect(cardOf(page, 'Thomas Kurian')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Received' })).toHaveAttribute('aria-selected', 'true');
});

test('contact views are listed by who viewed @phone', async ({ page, product }) => {
  const [asha, thomas, paul] = [
    await aBride(product, 'Asha'),
    await aGroom(product, 'Thomas'),
    await aGroom(product, 'Paul'),
  ];
  await viewContactOf(product, { by: asha, of: thomas });
  await viewContactOf(product, { by: paul, of: asha });
  const interest = await interestOf(product, { from: asha, to: paul });
  await answerOf(product, { by: paul, interest, status: 'accepted' });
  await signIn(page, asha);
  await page.goto('/inbox?tab=contacts');
  const mine = cardOf(page, 'Thomas Kurian');
  await expect(mine).toContainText(recently('You viewed the contact details'));
  await expect(mine.getByRole('button', { name: 'Send interest' })).toBeVisible();
  await expect(page.getByText('Contact views left today: 0 of 1.')).toBeVisible();
  await mine.getByRole('button', { name: 'Contact details' }).click();
  await expect(page.getByRole('dialog')).toContainText(thomas.email);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();

  await page.getByRole('radio', { name: 'Contacted by Him' }).check();
  await expect(page).toHaveURL('/inbox?tab=contacts&by=them');
  await expect(cardOf(page, 'Paul Kurian')).toContainText(recently('Viewed your contact details'));

  await page.goto('/inbox?tab=accepted&by=them');
  await expect(cardOf(page, 'Paul Kurian')).toContainText(recently('Accepted'));
  await cardOf(page, 'Paul Kurian').getByRole('link', { name: 'View Profile' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Paul Kurian');
  await page.getByRole('button', { name: 'Inbox' }).click();
  await expect(page).toHaveURL('/inbox?tab=accepted&by=them');
});
