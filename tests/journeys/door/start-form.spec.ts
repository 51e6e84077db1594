import { expect, type Page } from '@playwright/test';
import { aRegistration } from '#tests/factories/a-registration.ts';
import { expectAccessible } from '#tests/journeys/support/accessibility.ts';
import { openLanding } from '#tests/journeys/support/landing.ts';
import { test } from '#tests/journeys/support/journey.ts';
import { fillContact, fillFaith, fillName } from '#tests/journeys/support/registration-steps.ts';

// The short form on the landing page, on a phone.
test.use({ viewport: { width: 390, height: 844 } });

const person = () => aRegistration({ profile_for: 'My Daughter' });
const kept = 'You are looking for: 27 to 34 years · Goan.';

async function begin(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Register here' });
  await form.getByLabel('Who is it for?').selectOption('My Daughter');
  await form.getByLabel('from').fill('27');
  await form.getByLabel('to', { exact: true }).fill('34');
  await form.getByLabel('Faith or community').fill('goan');
  await form.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'My Daughter' })).toBeChecked();
  await expect(page.getByText('Gender: Female')).toBeVisible();
  await expect(page.getByText(kept)).toBeVisible();
}

test('what the short form says is in the registration and in the first wishes @phone', async ({
  page,
  product,
}) => {
  const daughter = person();
  await openLanding(page);
  await begin(page);
  // The address forgets it once the scripts have come; a reload keeps it all the same.
  await expect(page).toHaveURL('/registration');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText(kept)).toBeVisible();
  const goOn = page.getByRole('button', { name: 'Continue' });
  await goOn.click();
  await fillName(page, daughter);
  await goOn.click();
  await fillFaith(page, daughter);
  await goOn.click();
  await fillContact(page, daughter);
  await page.getByRole('button', { name: 'Register' }).click();
  await page
    .getByLabel(/^(?:\d-digit code|Code from the mail)$/)
    .fill(await product.mailbox.readNextCode(daughter.email));
  await page.getByRole('button', { name: 'Verify e-mail address' }).click();
  await expect(page).toHaveURL('/welcome/photo');
  await page.getByRole('button', { name: 'Show the matches now' }).click();
  const wishes = page.getByRole('region', { name: 'A partner for your daughter' });
  await expect(wishes).toContainText('27');
  await expect(wishes).toContainText('34');
  await expect(wishes).toContainText('Goan');
});

test('an address that somebody made up begins the registration with nothing', async ({ page }) => {
  await page.goto('/registration?profile_for=My+Cat&age_from=7&age_to=x&community=Martian');
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByText('You are looking for:')).toBeHidden();
  await expect(page.getByText('“Martian” is not in our list.')).toBeVisible();
  await expect(page).toHaveURL('/registration');
  await expect(page.getByText('“Martian” is not in our list.')).toBeVisible();
});

test('a church is a wish of its own, however it is written', async ({ page }) => {
  for (const words of ['syro+malabar', 'syro', 'RCSC']) {
    await page.goto(`/registration?community=${words}`);
    await expect(page.getByText('You are looking for: Syro-Malabar.')).toBeVisible();
  }
});

test('the landing page is at most 6,000 px high on a phone @phone', async ({ page }) => {
  await openLanding(page);
  // Pictures have their size before they arrive; the fonts have not.
  await page.evaluate(() => document.fonts.ready);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(6000);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the short form begins the registration, whose steps keep what it says', async ({
    page,
    problems,
  }) => {
    // The browser reports scripts that it must not run.
    problems.expect(/^request: GET .*\.js csp$/);
    const daughter = person();
    await page.goto('/');
    await begin(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await fillName(page, daughter);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.locator('input[name="pp_age"]')).toHaveValue('27-34');
    await expect(page.locator('input[name="pp_community"]')).toHaveValue('Goan');
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByText(kept)).toBeVisible();
  });
});
