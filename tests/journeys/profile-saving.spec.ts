import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/journey-accessibility.ts';
import {
  closeOutcome,
  confirmLogout,
  dialogOf,
  openLogout,
  sendCredentials,
} from '#tests/support/journey-accounts.ts';
import { registerMember } from '#tests/support/journey-people.ts';
import {
  answerLeaving,
  chooseValues,
  editSection,
  expectSaved,
  factOf,
  fillTexts,
  openProfile,
  saveButton,
  saveSection,
  toggleOf,
} from '#tests/support/journey-profile.ts';
import { test } from '#tests/support/journey.ts';

test('two windows that save different sections lose nothing', async ({ page, product, openBrowser }) => {
  const person = await registerMember(product);
  const other = await openBrowser();
  await openProfile(page, { person });
  await openProfile(other, { person });
  await fillTexts(await editSection(page, 'FAMILY INFO'), { Father: 'Mathew Thomas' });
  await chooseValues(await editSection(other, 'LIFE STYLE'), { Diet: 'Veg' });
  await saveSection(page);
  await saveSection(other);
  await page.reload();
  await expect(factOf(page, 'Father')).toHaveText('Mathew Thomas');
  await toggleOf(page, 'LIFE STYLE').click();
  await expect(factOf(page, 'Diet')).toHaveText('Veg');
});

test('two windows that save the same field: the later one chooses', async ({
  page,
  product,
  openBrowser,
  problems,
}) => {
  problems.expect(/409 .*profile\/update/, /status of 409/);
  const person = await registerMember(product);
  const other = await openBrowser();
  await openProfile(page, { person });
  await openProfile(other, { person });
  const first = await editSection(page, 'FAMILY INFO');
  const later = await editSection(other, 'FAMILY INFO');
  await fillTexts(first, { Father: 'Mathew Thomas', Mother: 'Sara' });
  await saveSection(page);
  await fillTexts(later, { Father: 'M. Thomas', Mother: 'Sarah' });
  await saveButton(other).click();
  await expect(later.getByText('Elsewhere it is now: Mathew Thomas')).toBeVisible();
  await expect(later.getByRole('button', { name: 'Keep mine' }).first()).toBeFocused();
  await expectAccessible(other);
  await later.getByRole('button', { name: 'Keep mine' }).first().click();
  await later.getByRole('button', { name: 'Take theirs' }).click();
  await expectSaved(other);
  await expect(factOf(other, 'Father')).toHaveText('M. Thomas');
  await expect(factOf(other, 'Mother')).toHaveText('Sara');
});

test('what was typed outlives a failing connection and a reload', async ({ page, product, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/);
  await openProfile(page, { person: await registerMember(product) });
  await fillTexts(await editSection(page, 'FAMILY INFO'), { Father: 'Mathew Thomas' });
  await page.context().setOffline(true);
  await saveButton(page).click();
  const outcome = dialogOf(page, 'Update failed');
  await expect(outcome.getByText(/Something went wrong while updating profile/)).toBeVisible();
  await outcome.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('This is not saved yet.')).toBeVisible();
  await page.context().setOffline(false);

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Here is what you had typed.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Father' })).toHaveValue('Mathew Thomas');
  await page.context().setOffline(true);
  await saveButton(page).click();
  await expect(outcome).toBeVisible();
  await page.context().setOffline(false);
  await outcome.getByRole('button', { name: 'Retry' }).click();
  await expectSaved(page);
  await expect(factOf(page, 'Father')).toHaveText('Mathew Thomas');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit: FAMILY INFO' })).toBeVisible();
});

test('unsaved changes are not lost without a question @phone', async ({ page, product }) => {
  await openProfile(page, { person: await registerMember(product) });
  const form = await editSection(page, 'MORE ABOUT MY SELF');
  const about = form.getByRole('textbox', { name: 'About' });
  await about.fill('Not yet saved');

  await toggleOf(page, 'LIFE STYLE').click();
  await answerLeaving(page, 'Cancel');
  await page.goBack();
  await answerLeaving(page, 'Cancel');
  await page.getByRole('link', { name: 'Dashboard' }).filter({ visible: true }).first().click();
  await answerLeaving(page, 'Cancel');
  await expect(page).toHaveURL('/myProfile?section=about');
  await expect(about).toHaveValue('Not yet saved');

  await toggleOf(page, 'LIFE STYLE').click();
  await answerLeaving(page, 'Leave without saving');
  await expect(page).toHaveURL('/myProfile?section=lifestyle');
  await toggleOf(page, 'MORE ABOUT MY SELF').click();
  await expect(factOf(page, 'About')).toHaveText('Not specified');
});

test('what was typed waits for whoever signs in again after the session ended', async ({
  page,
  product,
  problems,
}) => {
  problems.expect(/401 .*\/api\//, /status of 401/);
  const person = await registerMember(product);
  await openProfile(page, { person });
  await fillTexts(await editSection(page, 'FAMILY INFO'), { Father: 'Mathew Thomas' });
  await endSession(page);
  await saveButton(page).click();
  await sendCredentials(page, person);
  await closeOutcome(page, 'Login Successful!');
  await expect(page).toHaveURL('/myProfile?section=family');
  await expect(page.getByRole('textbox', { name: 'Father' })).toHaveValue('Mathew Thomas');
  await saveSection(page);
});

/** Ends the session on the server, as a changed password in another place does. */
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

test('signing out holds nobody up and forgets what was not saved', async ({ page, product }) => {
  const person = await registerMember(product);
  await openProfile(page, { person });
  await fillTexts(await editSection(page, 'FAMILY INFO'), { Father: 'Not yet saved' });
  await openLogout(page, { isMobile: false });
  await confirmLogout(page);
  await openProfile(page, { person, search: '?section=family' });
  await expect(factOf(page, 'Father')).toHaveText('Not specified');
});
