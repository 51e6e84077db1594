import { expect, type Page } from '@playwright/test';
import { aRegistration, type RegistrationInput } from '#tests/factories/a-registration.ts';
import { expectAccessible } from '#tests/journeys/support/accessibility.ts';
import { dialogOf } from '#tests/journeys/support/accounts.ts';
import { openLanding } from '#tests/journeys/support/landing.ts';
import { test } from '#tests/journeys/support/journey.ts';
import { fillContact, fillFaith, fillName, selectFaith } from '#tests/journeys/support/registration-steps.ts';

const mostRequests = 25;
const firstField = 'input[name="profile_for"]';

test.use({ serviceWorkers: 'block' });

test(
  'a tap on Registration asks for at most 25 files until its first field',
  { tag: '@phone' },
  async ({ page }) => {
    await openLanding(page);
    await page.waitForLoadState('networkidle');
    const count = countRequests(page);
    await page.getByRole('main').getByRole('link', { name: 'FREE REGISTRATION' }).click();
    await expect(dialogOf(page, 'Registration').locator(firstField).first()).toBeVisible();
    expect(count()).toBeLessThanOrEqual(mostRequests);
  },
);

test(
  'the page of the registration has its first field with at most 25 requests',
  { tag: '@phone' },
  async ({ page }) => {
    const count = countRequests(page);
    await page.goto('/registration', { waitUntil: 'commit' });
    await expect(page.locator(firstField).first()).toBeVisible();
    expect(count()).toBeLessThanOrEqual(mostRequests);
  },
);

test('a tap before the scripts have come opens the page of the registration', async ({ page }) => {
  await page.route('**/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('link', { name: 'FREE REGISTRATION' }).click();
  await expect(page).toHaveURL('/registration');
  await expect(page.locator(firstField).first()).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a registration that was sent before the scripts came is verified and entered with them', async ({
  page,
  product,
}) => {
  const person = aRegistration({ profile_for: 'My Daughter' });
  await page.goto('/registration');
  await fillBare(page, { person, send: sendPastScripts });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verify your e-mail address');
  await expect(page.getByText('Registration Successful!')).toBeVisible();
  await expectAccessible(page);
  const code = page.getByLabel(/^(?:\d-digit code|Code from the mail)$/);
  await page.getByRole('button', { name: 'Verify e-mail address' }).click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(await product.mailbox.readNextCode(person.email));
  await page.getByRole('button', { name: 'Verify e-mail address' }).click();
  await expect(page).toHaveURL('/welcome/photo');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Sign In is answered with what it needs, and a way back', async ({ page, problems }) => {
    // The browser reports scripts that it must not run.
    problems.expect(/^request: GET .*\.js csp$/);
    await page.goto('/?dialog=sign-in');
    // Texts inside noscript are found by their element only.
    const reason = page.getByRole('status').locator('noscript p');
    await expect(reason).toHaveText('This part needs JavaScript. Please switch it on in your browser.');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test(
    'a mother registers her daughter step by step, and proves her e-mail',
    { tag: '@phone' },
    async ({ page, product, problems }) => {
      // The browser reports scripts that it must not run, and the pages with what is wrong.
      problems.expect(/^request: GET .*\.js csp$/, /422/, /40[0-9]/);
      const person = aRegistration({ profile_for: 'My Daughter' });
      await page.goto('/');
      await page.getByRole('main').getByRole('link', { name: 'FREE REGISTRATION' }).click();

      const goOn = page.getByRole('button', { name: 'Continue' });
      await goOn.click();
      await expect(page.getByRole('alert')).toHaveText('Please check 2 answers.');
      await page.getByRole('radio', { name: 'My Daughter' }).check();
      await expect(page.getByRole('group', { name: /^Gender/ })).toBeHidden();
      await goOn.click();
      await page.getByLabel('Your daughter’s first name').fill(person.firstname);
      await goOn.click();
      await expect(page.getByLabel('Your daughter’s last name')).toHaveAccessibleDescription(
        'You can also enter an initial or the house name. Last name is required',
      );
      await expect(page.getByLabel('Your daughter’s first name')).toHaveValue(person.firstname);
      await fillName(page, person);
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(page.getByRole('radio', { name: 'My Daughter' })).toBeChecked();
      await goOn.click();
      await expect(page.getByLabel('Your daughter’s last name')).toHaveValue(person.lastname);
      await goOn.click();
      await selectFaith(page, person);
      await goOn.click();
      await fillContact(page, { ...person, mobile: '12345' });
      await page.getByRole('button', { name: 'Register' }).click();
      await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(/10-digit mobile number/);
      await expect(page.getByLabel('E-mail address')).toHaveValue(person.email);
      await fillContact(page, person);
      await page.getByRole('button', { name: 'Register' }).click();

      await expect(page.getByText('Registration Successful!')).toBeVisible();
      const code = page.getByLabel(/^(?:\d-digit code|Code from the mail)$/);
      const sent = await product.mailbox.readNextCode(person.email);
      await code.fill(sent === '1234' ? '4321' : '1234');
      await page.getByRole('button', { name: 'Verify e-mail address' }).click();
      await expect(code).toHaveAttribute('aria-invalid', 'true');
      await code.fill(sent);
      await page.getByRole('button', { name: 'Verify e-mail address' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('OTP Verification Successful!');
      await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toBeVisible();
    },
  );
});

function countRequests(page: Page): () => number {
  let count = 0;
  page.on('request', () => (count += 1));
  return () => count;
}

type Filling = { person: RegistrationInput; send: (page: Page) => Promise<void> };

/** Fills each step and sends it. */
async function fillBare(page: Page, { person, send }: Filling): Promise<void> {
  await page.getByRole('radio', { name: person.profile_for }).check();
  await send(page);
  await fillName(page, person);
  await send(page);
  await fillFaith(page, person);
  await send(page);
  await fillContact(page, person);
  await send(page);
}

/** As the browser itself sends the form, past the script, and the page that answers it. */
async function sendPastScripts(page: Page): Promise<void> {
  const answered = page.waitForEvent('load');
  await page.locator('form').evaluate((form: HTMLFormElement) => form.submit());
  await answered;
}
