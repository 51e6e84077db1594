import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showSession } from '#contract/accounts/sessions.ts';
import { preferenceWireNames } from '#contract/preferences/preference.wire.ts';
import { updateProfile } from '#contract/profiles/own-profile.ts';
import { answerDashboard } from '../support/dashboard.ts';
import { chooseScheme } from '#web/design/scheme.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { member, sessionAnswerOf } from '../support/area-frame.ts';
import { focus, press } from '../support/keys.ts';
import {
  answerMyProfile,
  chooseValue,
  editSection,
  expectFact,
  expectSaved,
  fillText,
  openMyProfile,
  saveButton,
  saveSection,
  sectionOf,
  toggleOf,
} from '../support/my-profile.ts';
import { expectAddress, openScreen } from '../support/open-screen.tsx';
import { aProfileWire } from '../support/wire-profile.ts';

const missing = ['u_height', 'u_marital_status', 'u_father', 'u_mother', 'u_country', 'u_state', 'u_diet'];

test('the focus is set when the form opens, not while another field is being filled', async () => {
  await openMyProfile();
  await toggleOf('Family info').click();
  const edit = page.getByRole('button', { name: 'Edit family info' });
  await expect.element(edit).toBeVisible();
  const foundWithForm = new Promise<Element | null>((resolve) => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('form') === null) return;
      observer.disconnect();
      resolve(document.activeElement);
    }).observe(document.body, { childList: true, subtree: true });
  });
  (edit.element() as HTMLElement).click();
  expect(await foundWithForm).toBe(page.getByRole('textbox', { name: 'Father' }).element());
});

test('one section is open at a time, and the address names it', async () => {
  const screen = await openMyProfile({ search: '?section=location' });
  await expect.element(toggleOf('Location')).toHaveAttribute('aria-expanded', 'true');
  await toggleOf('Lifestyle').click();
  await expectAddress(screen, '/myProfile?section=lifestyle');
  await expect.element(toggleOf('Location')).toHaveAttribute('aria-expanded', 'false');
  screen.router.history.back();
  await expect.element(toggleOf('Location')).toHaveAttribute('aria-expanded', 'true');
  await screen.reload();
  await toggleOf('Location').click();
  await expectAddress(screen, '/myProfile');
});

test.for([390, 1440])(
  'a section that a link opened is in view, with the focus, at %i pixels',
  async (width) => {
    await page.viewport(width, 844);
    await openMyProfile({ search: '?section=partner-basic' });
    await expect.element(toggleOf('Partner basic info')).toHaveFocus();
    await expect
      .poll(() => toggleOf('Partner basic info').element().getBoundingClientRect().top)
      .toBeLessThan(200);
  },
);

test('the next step of the dashboard opens its section in view', async () => {
  await page.viewport(390, 844);
  const screen = await openScreen('/dashboard', {
    prepare: (server) => {
      answerDashboard(server);
      answerMyProfile(server, {
        profile: aProfileWire(),
        completion: { percentage: 40, missing: Object.values(preferenceWireNames) },
      });
    },
  });
  const step = page.getByRole('region', { name: 'Your next step' }).getByRole('link');
  await step.click();
  await expectAddress(screen, '/myProfile?section=partner-basic');
  await expect.element(toggleOf('Partner basic info')).toHaveFocus();
  await expect
    .poll(() => toggleOf('Partner basic info').element().getBoundingClientRect().top)
    .toBeLessThan(200);
  expect(window.scrollY).toBeGreaterThan(0);
});

test('a community of another religion is cleared and required again', async () => {
  const { server } = await openMyProfile({ profile: aProfileWire({ u_community: 'Goan' }) });
  const form = await editSection('Religion background');
  await chooseValue(form, { label: 'Religion', value: 'Hindu' });
  const community = form.getByRole('combobox', { name: 'Community', exact: true });
  await expect.element(community).toHaveValue('');
  await saveButton.click();
  await expect.element(form.getByText('Community is required')).toBeVisible();
  await expect.element(community).toHaveFocus();
  await chooseValue(form, { label: 'Community', value: 'Nair' });
  await saveSection();
  await expectFact('Community', 'Nair');
  expect(server.listCalls(updateProfile)).toEqual([
    {
      religion: 'Hindu',
      community: 'Nair',
      previous: { u_religion: 'Christian', u_community: 'Goan' },
    },
  ]);
});

test('a refusal is shown beside its field', async () => {
  const message = 'By law, a person of this age cannot marry yet. Check the date of birth';
  const { server } = await openMyProfile({
    prepare: (fake) =>
      fake.refuse(updateProfile, { code: 'invalid_input', errors: [{ field: 'dob', message }] }),
  });
  const form = await editSection('Basic info');
  const year = String(new Date().getFullYear() - 10);
  await form.getByLabelText('Year').selectOptions(year);
  await saveButton.click();
  await expect.element(form.getByText(message)).toBeVisible();
  await expect.element(form.getByLabelText('Day')).toHaveFocus();
  await expectAccessible();
  expect(server.listCalls(updateProfile)).toEqual([
    { dob: `${year}-03-14`, previous: { u_dob: '1997-03-14' } },
  ]);
});

test('a new name is shown in the top bar at once', async () => {
  const screen = await openMyProfile();
  const name = page.getByRole('banner').getByText('Ashalatha Mathew').first();
  await fillText(await editSection('Basic info'), { label: 'First name', text: 'Ashalatha' });
  await saveSection();
  await expect.element(name).toBeVisible();
  screen.server.answer(showSession, { data: sessionAnswerOf({ ...member, name: 'Ashalatha Mathew' }) });
  await screen.reload();
  await expect.element(name).toBeVisible();
});

test('hobbies are added one at a time, and blank ones are dropped', async () => {
  const { server } = await openMyProfile();
  const form = await editSection('Hobbies & interests');
  await expect.element(form.getByText('No hobbies added')).toBeVisible();
  const add = form.getByRole('button', { name: 'Add Hobby' });
  const chips = form.getByRole('textbox');
  await add.click();
  await add.click();
  await expect.element(chips).toHaveLength(1);
  await expect.element(chips.first()).toHaveFocus();
  await userEvent.keyboard('Chess, Pottery');
  await expect.element(chips).toHaveLength(2);
  await userEvent.keyboard('{Enter}');
  await expect.element(chips).toHaveLength(3);
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(chips).toHaveLength(2);
  await form.getByRole('button', { name: 'Remove Chess' }).click();
  await expect.element(chips).toHaveLength(1);
  await saveSection();
  const hobbies = page.getByRole('list', { name: 'Hobbies' }).getByRole('listitem');
  await expect.element(hobbies).toHaveTextContent(/^Pottery$/);
  expect(server.listCalls(updateProfile)).toEqual([{ hobbies: 'Pottery', previous: { u_hobbies: null } }]);
});

test('a section can be opened, changed and saved with the keyboard alone', async () => {
  await openMyProfile();
  await press(toggleOf('Location'), '{Enter}');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Edit location' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('combobox', { name: 'Country' })).toHaveFocus();
  await userEvent.keyboard('India{Enter}{Tab}{Tab}Goa{Enter}');
  await expect.element(page.getByRole('combobox', { name: 'State' })).toHaveValue('Goa');
  await focus(saveButton);
  await userEvent.keyboard('{Enter}');
  await expectSaved();
  await expect.element(sectionOf('Location')).toHaveTextContent('Goa');
});

test('every section is accessible with dark colours', async () => {
  chooseScheme('dark');
  await openMyProfile({ completion: { percentage: 16, missing } });
  await page.getByRole('button', { name: /^Show all/ }).click();
  for (const title of ['Basic info', 'Education & career', 'Hobbies & interests']) {
    await toggleOf(title).click();
    await page.getByRole('button', { name: `Edit ${title}` }).click();
    await expect.element(page.getByRole('form', { name: title })).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Cancel' }).click();
  }
});

test('the gender is one of the documented three, and says that a change waits', async () => {
  await openMyProfile();
  const form = await editSection('Basic info');
  const gender = form.getByRole('radiogroup', { name: 'Gender' });
  for (const name of ['Male', 'Female', 'Other']) {
    await expect.element(gender.getByRole('radio', { name, exact: true })).toBeVisible();
  }
  await expect.element(gender.getByRole('radio', { name: 'Female' })).toBeChecked();
  await expect.element(form.getByText(/^Our team checks a change before it counts/)).toBeVisible();
});

test.each([
  ['My Self', 'Welcome, Asha'],
  ['My Daughter', 'Asha’s profile'],
])('the heading speaks to the one who manages the profile: %s', async (u_profile_for, heading) => {
  await openMyProfile({ profile: aProfileWire({ u_profile_for, u_firstname: 'Asha' }) });
  await expect.element(page.getByText(heading, { exact: true })).toBeVisible();
});
