import { expect } from '@playwright/test';
import { closeOutcome, signIn } from '#tests/journeys/support/accounts.ts';
import { test } from '#tests/journeys/support/journey.ts';
import { openLanding } from '#tests/journeys/support/landing.ts';

test('a visitor asks, support answers by keyboard, and the mails are one conversation @gate-desktop', async ({
  page,
  product,
  openBrowser,
}) => {
  const email = 'sunita.rao@example.org';
  const visitor = await openBrowser();
  await openLanding(visitor);
  const form = visitor.locator('#contactUs');
  await form.getByLabel('Name', { exact: true }).fill('Sunita Rao');
  await form.getByLabel('E-mail address').fill(email);
  await form.getByLabel('Phone').fill('98765 01235');
  await form.getByLabel('Message').fill('Can we hide the photo?');

  await signIn(page, product.administrator);
  await page.goto('/enquiries?search=Sunita');
  await expect(page.getByRole('heading', { name: 'Nothing found for “Sunita”' })).toBeVisible();
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await closeOutcome(visitor, 'Enquiry Sent!');
  // The open window shows it without a reload.
  await expect(page.getByRole('row').filter({ hasText: 'Sunita Rao' })).toContainText('Not assigned');

  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { level: 2, name: 'Sunita Rao' })).toBeFocused();
  await page.keyboard.press('w');
  await page.keyboard.type('Yes, until you accept an interest.');
  await page.keyboard.press('Control+Enter');
  const conversation = page.getByRole('region', { name: 'Conversation' });
  await expect(conversation).toContainText('Yes, until you accept an interest.');
  const [first] = await product.mailbox.waitForMails({ address: email, count: 1 });
  expect(first?.subject).toMatch(/^\[E-\d{6}\] Your enquiry to InTandem$/);
  expect(first?.text).toContain('Can we hide the photo?');
  // The delivery arrives over the live connection.
  await expect(conversation).toContainText('Sent');

  await page.getByRole('button', { name: 'Add their reply' }).click();
  await page.getByRole('textbox', { name: 'Their reply' }).fill('Thank you! And the name?');
  await page.getByRole('button', { name: 'Add to the conversation' }).click();
  await expect(conversation).toContainText('And the name?');
  await page.getByRole('textbox', { name: 'Your answer' }).fill('The name is shown to members.');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  const [second] = await product.mailbox.waitForMails({ address: email, count: 2 });
  expect(second?.subject).toBe(`Re: ${first?.subject}`);
  expect(second?.headers.get('in-reply-to')).toBe(first?.headers.get('message-id'));

  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/enquiries?search=Sunita');
});
