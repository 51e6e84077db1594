import { expect, type Page } from '@playwright/test';
import { dialogOf, signIn } from '#tests/journeys/support/accounts.ts';
import { aBride } from '#tests/journeys/support/inbox.ts';
import { test } from '#tests/journeys/support/journey.ts';
import { openLanding } from '#tests/journeys/support/landing.ts';
import { noticesOf } from '#tests/journeys/support/notices.ts';

test('a member writes a review, a moderator publishes it with an answer, and the landing page shows it @phone', async ({
  page,
  product,
  openBrowser,
}) => {
  const member = await openBrowser();
  await signIn(member, await aBride(product, 'Asha'));
  await member.goto('/settings?section=review');
  const four = member.getByRole('radio', { name: '4 stars: very good' });
  await four.check({ force: true });
  await member
    .getByRole('textbox', { name: 'Your words' })
    .fill('Every step was clear, <b>even</b> to my mother.');
  await member.getByRole('button', { name: 'Send my review' }).click();
  await expect(member.getByRole('heading', { name: 'Waiting for approval' })).toBeFocused();

  const visitor = await openBrowser();
  await openLanding(visitor);
  const trust = visitor.locator('#trust');
  await expect(trust).toContainText('There are no reviews yet.');

  await signIn(page, product.administrator);
  await page.goto('/admin-reviews');
  const card = page.getByRole('article', { name: /^Review by Asha/ });
  await card.getByRole('button', { name: 'Reply' }).click();
  await card.getByRole('textbox').fill('Thank you, and greetings to your mother.');
  await card.getByRole('button', { name: 'Approve with this reply' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();

  // The open window of the member, and the next visit of the landing page.
  await expect(member.getByRole('heading', { name: 'Approved', exact: true })).toBeVisible();
  await openLanding(visitor);
  await expect(trust).toContainText('4.0 / 5');
  await expect(trust).toContainText('from 1 review');
  await expect(trust).toContainText('Every step was clear, <b>even</b> to my mother.');
  await expect(trust).toContainText('Thank you, and greetings to your mother.');
  await expect(trust.getByRole('listitem').filter({ hasText: 'Every step' })).toContainText(/Asha \S+\./);
  expect(await ratingOf(visitor)).toMatchObject({ ratingValue: 4, reviewCount: 1 });

  await member.getByRole('button', { name: 'Remove' }).click();
  await dialogOf(member, 'Remove your review?').getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(noticesOf(member)).toContainText('Your review is removed.');
  await openLanding(visitor);
  await expect(trust).toContainText('There are no reviews yet.');
  expect(await ratingOf(visitor)).toBeUndefined();
});

/** What the page says about the rating to search engines. */
async function ratingOf(page: Page): Promise<unknown> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return /"aggregateRating":(\{[^}]*\})/
    .exec(texts.join(''))
    ?.slice(1)
    .map((text) => JSON.parse(text) as unknown)[0];
}
