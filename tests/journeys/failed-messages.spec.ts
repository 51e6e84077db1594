import { expect, type Page } from '@playwright/test';
import { dialogOf, signIn } from '#tests/support/journey-accounts.ts';
import { cardOf, expectOutcome } from '#tests/support/journey-connecting.ts';
import { aBride, aGroom, interestOf } from '#tests/support/journey-inbox.ts';
import { test } from '#tests/support/journey.ts';

/** The service refuses a call in these words, whatever is asked; without words it says nothing but no. */
async function refuse(page: Page, { path, message }: { path: string; message: string }): Promise<void> {
  const body = { result: false, message, data: null, code: 'interest_not_pending', request_id: 'journey' };
  await page.route(`**/api${path}`, (route) => route.fulfill({ status: 409, json: body }));
}

const answered = 'This interest has been answered or cancelled already.';

test('an answer that is refused, or does not arrive, says so in the documented words', async ({
  page,
  product,
  problems,
}) => {
  problems.expect(/409|ERR_FAILED/);
  const path = '/interest/updatestatus';
  const asha = await aBride(product, 'Asha');
  const [thomas, paul] = [await aGroom(product, 'Thomas'), await aGroom(product, 'Paul')];
  await interestOf(product, { from: thomas, to: asha });
  await interestOf(product, { from: asha, to: paul });
  await signIn(page, asha);
  await page.goto('/inbox');
  await refuse(page, { path, message: answered });
  const received = cardOf(page, thomas);
  for (const [button, text] of [
    ['Accept', 'Unable to accept the request. Please try again.'],
    ['Decline', 'Oops! Couldn’t decline the request. Try again'],
  ] as const) {
    await received.getByRole('button', { name: button }).click();
    await expectOutcome(page, { title: 'Failed!', text });
  }
  await page.unroute(`**/api${path}`);
  await page.route(`**/api${path}`, (route) => route.abort());
  await received.getByRole('button', { name: 'Accept' }).click();
  await expectOutcome(page, { title: 'Oops!', text: 'Something went wrong. Please try again.' });
  await page.unroute(`**/api${path}`);

  await page.getByRole('tab', { name: 'Sent' }).click();
  await refuse(page, { path, message: answered });
  const sent = cardOf(page, paul);
  await sent.getByRole('button', { name: 'Cancel' }).click();
  const text = 'Unable to cancel the request. Please try again.';
  const outcome = dialogOf(page, 'Failed!');
  await expect(outcome).toContainText(text);
  // Pressed again, it goes through.
  await page.unroute(`**/api${path}`);
  await outcome.getByRole('button', { name: 'Retry' }).click();
  await expectOutcome(page, {
    title: 'Request Cancelled!',
    text: 'Your connection request has been cancelled.',
  });
});

test('a password that could not be changed says so in the documented words', async ({
  page,
  product,
  problems,
}) => {
  problems.expect(/409|ERR_FAILED/);
  const path = '/changepassword';
  await signIn(page, await aBride(product, 'Asha'));
  await page.goto('/dashboard');
  await refuse(page, { path, message: '' });
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = dialogOf(page, 'Change password');
  await dialog.getByLabel('New Password').fill('another garden 7');
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  const refusal = dialogOf(page, 'Change Failed!');
  await expect(refusal).toContainText('Unable to change your password. Please try again.');
  await page.unroute(`**/api${path}`);
  await page.route(`**/api${path}`, (route) => route.abort());
  await refusal.getByRole('button', { name: 'Retry' }).click();
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await expect(dialogOf(page, 'Error!')).toContainText('Something went wrong. Please try again later.');
});
