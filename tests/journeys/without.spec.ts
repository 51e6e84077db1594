import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/journeys/support/accessibility.ts';
import { test } from '#tests/journeys/support/journey.ts';
import { aChosenPhoto, pickFiles } from '#tests/journeys/support/photos.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page is readable and its links work @gate-desktop', async ({ page, problems }) => {
    // The browser reports scripts that it must not run.
    problems.expect(/^request: GET .*\.js csp$/);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const title of [
      'About us',
      'Real Stories, Real Love',
      'Our Process',
      'Frequently asked questions (FAQ)',
    ]) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    }
    await expect(page.locator('noscript p')).toBeVisible();
    await page.getByText('Is this a dating site?').click();
    await expect(page.getByText('strictly for people who intend to marry and')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click();
    await expect(page).toHaveURL('/terms');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use');
  });

  test('a complaint is sent, mended and received', async ({ page, problems }) => {
    // The browser reports scripts that it must not run, and the page with what is wrong.
    problems.expect(/^request: GET .*\.js csp$/, /422/);
    await page.goto('/grievance');
    const form = page.locator('#complaint');
    await form.getByLabel('Your name').fill('George Mathew');
    await form.getByLabel('Your e-mail address').fill('george');
    await form.getByLabel('Which profile is it about?').fill('a man in Kochi');
    await form.getByLabel('What is wrong?').selectOption('Asks for money');
    await form.getByLabel('What happened').fill('He asked my sister for money.');
    await form.getByRole('button', { name: 'Send the complaint' }).click();
    await expect(form.getByRole('alert')).toContainText('The complaint was not sent');
    const email = form.getByLabel('Your e-mail address');
    await expect(email).toHaveAccessibleDescription('Enter a valid e-mail');
    await expect(email).toHaveValue('george');
    await expect(form.getByLabel('What is wrong?')).toHaveValue('asks_for_money');
    await expect(form.getByLabel('What happened')).toHaveValue('He asked my sister for money.');
    await email.fill(`george.${crypto.randomUUID().slice(0, 8)}@example.org`);
    await form.getByRole('button', { name: 'Send the complaint' }).click();
    await expect(form.getByRole('status')).toContainText(/It has the number R-\d{6}/);
    await form.getByRole('link', { name: 'Send another complaint' }).click();
    await expect(form.getByLabel('Your name')).toHaveValue('');
  });
});

test('a form that is sent before the scripts have arrived is answered by a page that goes on with them', async ({
  page,
  problems,
}) => {
  problems.expect(/422/);
  await page.goto('/grievance');
  const form = page.locator('#complaint');
  await form.getByLabel('Your name').fill('George Mathew');
  // As the browser itself sends it, past the script.
  await form.locator('form').evaluate((element: HTMLFormElement) => element.submit());
  await expect(form.getByRole('alert')).toContainText('Please check 4 fields.');
  await expect(form.getByLabel('Your name')).toHaveValue('George Mathew');
  await expectAccessible(page);
  await form.getByLabel('Your e-mail address').fill('george@example.org');
  await form.getByRole('button', { name: 'Send the complaint' }).click();
  await expect(form.getByRole('alert')).toBeHidden();
  await expect(form.getByLabel('Which profile is it about?')).toBeFocused();
  await expect(form.getByLabel('Your e-mail address')).toHaveAccessibleDescription('');
});

test('a visitor who scrolls before the scripts have arrived stays there', async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Payments and refunds' })
    .scrollIntoViewIfNeeded();
  // Fonts that arrive late change the height of what is above; the browser keeps what the visitor sees, at another place of the page.
  await page.evaluate(() => document.fonts.ready);
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(1000);
  releaseScripts();
  // The scripts add the button of the enquiry.
  await expect(page.locator('#contactUs button[type="submit"]')).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page that was visited before shows that there is no connection', async ({ page, problems }) => {
    // The offline page has the status 503, which browsers report in different ways.
    problems.expect(/503 .*all-Success-Stories/, /status of 503/, /ERR_INTERNET_DISCONNECTED/);
    await page.goto('/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.context().setOffline(true);
    await page.goto('/all-Success-Stories');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/offline|connection/i);
    await page.context().setOffline(false);
  });
});

test('an area starts its scripts when it has loaded, also where its frame has no words @phone', async ({
  page,
}) => {
  // The limit of four seconds, after which a page starts in any case, never ends.
  await page.addInitScript(() => {
    const later = globalThis.setTimeout;
    const wait = (run: () => void, milliseconds = 0) => (milliseconds < 4000 ? later(run, milliseconds) : 0);
    Object.assign(globalThis, { setTimeout: wait });
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the photo of a story is chosen once the scripts have arrived; until then its button is busy', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page);
  await page.goto('/add-New-success-Story', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeDisabled();
  releaseScripts();
  await pickFiles(page, { button: 'Choose a photo', files: [await aChosenPhoto()] });
  await expect(page.getByRole('button', { name: 'Choose another photo' })).toBeVisible();
});

test('the frame of an area that still loads its scripts has the fonts that the page preloads @phone', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const listLoaded = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map((font) => font.family),
    );
  // Until they have arrived, the texts have fonts of the device that are adapted to them.
  const isPreloaded = (family: string) => !family.endsWith('Fallback');
  await expect
    .poll(async () => (await listLoaded()).filter(isPreloaded))
    .toEqual(['Fraunces Variable', 'Figtree Variable']);
  releaseScripts();
  await expect(page.getByRole('dialog')).toBeVisible();
});

/** Keeps scripts from arriving, as a slow network does, until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return scripts.resolve;
}
