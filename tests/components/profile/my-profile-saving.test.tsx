import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showProfile, updateProfile } from '#contract/profiles/own-profile.ts';
import { expectAccessible } from '../support/accessibility.ts';
import {
  answerLeaving,
  answerMyProfile,
  editSection,
  expectFact,
  expectSaved,
  fillText,
  openMyProfile,
  saveButton,
  toggleOf,
} from '../support/my-profile.ts';
import { expectAddress } from '../support/open-screen.tsx';
import { dialogOf } from '../support/outcomes.ts';
import { screens } from '../support/views.ts';
import { aProfileWire } from '../support/wire-profile.ts';

const completion = { percentage: 16, missing: [] };
const father = page.getByRole('textbox', { name: 'Father' });

test('a conflict with another window is resolved field by field', async () => {
  const { server } = await openMyProfile();
  const form = await editSection('Family info');
  await fillText(form, { label: 'Father', text: 'M. Thomas' });
  await fillText(form, { label: 'Mother', text: 'Sarah' });
  const elsewhere = aProfileWire({ u_father: 'Mathew Thomas', u_mother: 'Sara' });
  server.answer(showProfile, { data: [elsewhere], completion, review: null });
  const message = 'This was changed in another window or on another device';
  server.refuse(updateProfile, {
    code: 'changed_elsewhere',
    errors: ['father', 'mother'].map((field) => ({ field, message })),
  });
  await saveButton.click();
  await expect.element(form.getByText('Changed elsewhere to: Mathew Thomas')).toBeVisible();
  await expect.element(form.getByRole('button', { name: 'Keep mine' }).first()).toHaveFocus();
  await expectAccessible();

  answerMyProfile(server, { profile: elsewhere, completion });
  await form.getByRole('button', { name: 'Keep mine' }).first().click();
  await form.getByRole('button', { name: 'Use the other' }).click();
  await expectSaved();
  await expectFact('Father', 'M. Thomas');
  await expectFact('Mother', 'Sara');
  expect(server.listCalls(updateProfile)).toEqual([
    { father: 'M. Thomas', mother: 'Sarah', previous: { u_father: null, u_mother: null } },
    { father: 'M. Thomas', previous: { u_father: 'Mathew Thomas' } },
  ]);
});

test('typed changes survive a failing connection and a reload', async () => {
  const screen = await openMyProfile();
  const { server } = screen;
  await fillText(await editSection('Family info'), { label: 'Father', text: 'Mathew Thomas' });
  server.disconnect(updateProfile);
  await saveButton.click();
  const outcome = dialogOf('Update failed');
  await expect.element(outcome).toHaveTextContent('Something went wrong while updating profile');
  await outcome.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(page.getByText('This is not saved yet.')).toBeVisible();

  await screen.reload();
  await expect.element(page.getByText('Here is what you had typed.')).toBeVisible();
  await expect.element(father).toHaveValue('Mathew Thomas');
  await saveButton.click();
  await expect.element(outcome).toBeVisible();
  answerMyProfile(server, { profile: aProfileWire(), completion });
  await outcome.getByRole('button', { name: 'Retry' }).click();
  await expectSaved();
  await expectFact('Father', 'Mathew Thomas');
  await screen.reload();
  await expect.element(page.getByRole('button', { name: 'Edit family info' })).toBeVisible();
});

test.each(screens)('leaving with unsaved changes asks first, on %s', async (_screen, show) => {
  await show();
  const screen = await openMyProfile();
  const form = await editSection('More about myself');
  const about = form.getByRole('textbox', { name: 'About' });
  await about.fill('Not yet saved');

  await toggleOf('Lifestyle').click();
  await answerLeaving('Keep editing');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await answerLeaving('Keep editing');
  await expectAddress(screen, '/myProfile?section=about');
  await expect.element(about).toHaveValue('Not yet saved');

  await toggleOf('Lifestyle').click();
  await answerLeaving('Leave without saving');
  await expectAddress(screen, '/myProfile?section=lifestyle');
  await toggleOf('More about myself').click();
  await expectFact('About', 'Not specified');
});
