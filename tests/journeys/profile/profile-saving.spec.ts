import { expect, type Page } from '@playwright/test';
import { confirmLogout, openLogout, sendCredentials } from '#tests/journeys/support/accounts.ts';
import { registerMember } from '#tests/journeys/support/people.ts';
import {
  answerLeaving,
  chooseValues,
  editSection,
  factOf,
  fillTexts,
  openProfile,
  saveButton,
  saveSection,
  toggleOf,
} from '#tests/journeys/support/profile.ts';
import { test } from '#tests/journeys/support/journey.ts';

test('two windows that save different sections lose nothing @gate-desktop', async ({
  page,
  product,
  openBrowser,
}) => {
  const person = await registerMember(product);
  const other = await openBrowser();
  await openProfile(page, { person });
  await openProfile(other, { person });
  await fillTexts(await editSection(page, 'Family info'), { Father: 'Mathew Thomas' });
  await chooseValues(await editSection(other, 'Lifestyle'), { Diet: 'Veg' });
  await saveSection(page);
  await saveSection(other);
  await page.reload();
  await expect(factOf(page, 'Father')).toHaveText('Mathew Thomas');
  await toggleOf(page, 'Lifestyle').click();
  await expect(factOf(page, 'Diet')).toHaveText('Vegetarian');
});

test('going back asks before it discards unsaved changes', async ({ page, product }) => {
  await openProfile(page, { person: await registerMember(product) });
  const form = await editSection(page, 'More about myself');
  const about = form.getByRole('textbox', { name: 'About' });
  await about.fill('Not yet saved');
  await page.goBack();
  await answerLeaving(page, 'Keep editing');
  await expect(page).toHaveURL('/myProfile?section=about');
  await expect(about).toHaveValue('Not yet saved');
});

test('typed changes are restored when the member signs in again after the session ended', async ({
  page,
  product,
  problems,
}) => {
  problems.expect(/401 .*\/api\//, /status of 401/);
  const person = await registerMember(product);
  await openProfile(page, { person });
  await fillTexts(await editSection(page, 'Family info'), { Father: 'Mathew Thomas' });
  // Ended during the save: ended earlier, the page might be left before Save is pressed.
  await page.route(
    '**/api/profile/update',
    async (route) => {
      await endSession(page);
      await route.continue();
    },
    { times: 1 },
  );
  await saveButton(page).click();
  await sendCredentials(page, person);
  await expect(page).toHaveURL('/myProfile?section=family');
  await expect(page.getByRole('textbox', { name: 'Father' })).toHaveValue('Mathew Thomas');
  await saveSection(page);
});

/** Ends the session on the server, as a password change on another device does. */
async function endSession(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const authorization = `Bearer ${sessionStorage.getItem('token') ?? ''}`;
    await fetch('/api/logout', {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: '{}',
    });
  });
}

test('signing out asks no question and discards unsaved changes', async ({ page, product }) => {
  const person = await registerMember(product);
  await openProfile(page, { person });
  await fillTexts(await editSection(page, 'Family info'), { Father: 'Not yet saved' });
  await openLogout(page, { isMobile: false });
  await confirmLogout(page);
  await openProfile(page, { person, search: '?section=family' });
  await expect(factOf(page, 'Father')).toHaveText('Not specified');
});
